/** Which of the two pictures it is: for desks, five wide and two high, or for phones, three wide and four high. */
export const COUNTER_SHAPES = ['wide', 'tall'] as const
export type CounterShape = (typeof COUNTER_SHAPES)[number]

/** The hour at which the counter is seen. */
export const COUNTER_LIGHTS = ['day', 'evening'] as const
export type CounterLight = (typeof COUNTER_LIGHTS)[number]

/** Where things are in the picture, in its own units. */
export interface CounterFrame {
  width: number
  height: number
  /** Where the top of the counter ends at the wall, where its front edge begins, and where that ends. */
  back: number
  edge: number
  front: number
  /** Units a centimetre of what stands on the counter. */
  centimetre: number
}

export const FRAMES: Record<CounterShape, CounterFrame> = {
  wide: { width: 2400, height: 960, back: 648, edge: 826, front: 868, centimetre: 16 },
  tall: { width: 1200, height: 1620, back: 1150, edge: 1440, front: 1492, centimetre: 20.5 },
}
