from dreamtable.cli import main

main()
