from dreamtable.commands.main import main

main()
