let isPressed = false

if (typeof document !== 'undefined') {
  const note = (pressed: boolean) => () => {
    isPressed = pressed
  }
  document.addEventListener('pointerdown', note(true), { capture: true })
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, note(false), { capture: true })
}

/**
 * Runs something now or, while a button of the mouse is down, after the click. A text that appears in between would move what is being
 * clicked from under the pointer, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (isPressed) document.addEventListener('pointerup', () => setTimeout(run), { once: true })
  else run()
}
