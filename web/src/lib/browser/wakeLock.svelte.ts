/** Keeps the screen from going dark while it is wanted, where the browser can (over HTTPS, and on this machine). */
export function keepAwake(wanted: () => boolean): void {
  $effect(() => {
    if (!wanted() || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let gone = false
    const hold = async () => {
      if (document.visibilityState !== 'visible' || gone) return
      lock = await navigator.wakeLock.request('screen').catch(() => null)
      if (gone) void lock?.release()
    }
    // the browser takes the lock away whenever the page is hidden
    document.addEventListener('visibilitychange', hold)
    void hold()
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  })
}
