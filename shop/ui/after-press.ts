let isPressed = false

if (typeof document !== 'undefined') {
  const note = (pressed: boolean) => () => {
    isPressed = pressed
  }
  document.addEventListener('pointerdown', note(true), { capture: true })
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, note(false), { capture: true })
}

/**
 * Runs a callback now or, while a mouse button is down, after the click. Inserting text in between would move the
 * clicked element, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (isPressed) document.addEventListener('pointerup', () => setTimeout(run), { once: true })
  else run()
}
