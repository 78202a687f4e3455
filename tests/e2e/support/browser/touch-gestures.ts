import type { Locator } from 'playwright-core'

/** Swipes one finger sideways by so many pixels. Negative values move left. */
export async function swipe(over: Locator, by: number): Promise<void> {
  const { x, y } = await middleOf(over)
  await draw(over, (share) => [{ x: x - by / 2 + by * share, y, id: 1 }])
}

/** Moves two fingers from one distance to another, in pixels, around the middle of an element. */
export async function pinch(over: Locator, from: number, to: number): Promise<void> {
  const { x, y } = await middleOf(over)
  await draw(over, (share) => {
    const half = (from + (to - from) * share) / 2
    return [
      { x: x - half, y, id: 1 },
      { x: x + half, y, id: 2 },
    ]
  })
}

const STEPS = 5
/** In seconds. A faster movement would count as a fling. */
const STEP = 0.06

/** @param at positions of the fingers after a share of the movement, from 0 to 1 */
async function draw(over: Locator, at: (share: number) => { x: number; y: number; id: number }[]): Promise<void> {
  const device = await over.page().context().newCDPSession(over.page())
  let timestamp = Date.now() / 1000 - (STEPS + 2) * STEP
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof at>) => {
    timestamp += STEP
    return device.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp })
  }
  await send('touchStart', at(0))
  for (let step = 1; step <= STEPS; step += 1) await send('touchMove', at(step / STEPS))
  await send('touchEnd', [])
  await device.detach()
}

async function middleOf(over: Locator): Promise<{ x: number; y: number }> {
  const box = await over.boundingBox()
  if (!box) throw new Error('What a finger is to touch is not there.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
