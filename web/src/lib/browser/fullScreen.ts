/** Fill the screen with the page, where the browser lets it: only when somebody has just pressed something. */
export function fillScreen(): void {
  document.documentElement.requestFullscreen?.().catch(() => undefined)
}
