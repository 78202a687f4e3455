import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_TONES } from '../../../../lib/identity/default-tones.ts'
import { accentColours, nearestAccent } from './accent-colours.ts'
import { DEFAULT_ACCENT, GROUNDS, PAPER } from './grounds.ts'

const theme = await readFile(join(import.meta.dirname, '..', '..', 'styles', 'theme.css'), 'utf8')
const inTheme = (name: string) => new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(theme)?.slice(1)
const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`)

test('the style sheet contains the grounds and tones that accents are compared with', () => {
  expect(inTheme('sunken')?.[0]).toBe(GROUNDS.light)
  expect(inTheme('surface')?.[1]).toBe(GROUNDS.dark)
  expect(inTheme('paper')).toEqual([PAPER.light, PAPER.dark])
  const own = accentColours(DEFAULT_ACCENT)
  expect(own).toMatchObject(DEFAULT_TONES)
  expect(inTheme('accent')).toEqual([own?.light.base, own?.dark.base])
  expect(inTheme('accent-strong')).toEqual([own?.light.strong, own?.dark.strong])
  expect(inTheme('on-accent')).toEqual([own?.light.on, own?.dark.on])
  expect(inTheme('accent-soft')).toEqual([own?.light.soft, own?.dark.soft])
})

test('any accent colour is legible in both themes, or the nearest legible one is accepted', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const taken = accentColours(colour) ?? accentColours(nearestAccent(colour))
      for (const [theme, grounds] of [
        ['light', [PAPER.light, '#ffffff', GROUNDS.light]],
        ['dark', [PAPER.dark, '#100e0d', GROUNDS.dark]],
      ] as const) {
        const { base = '', strong = '', on = '', soft = '' } = taken?.[theme] ?? {}
        for (const ground of [...grounds, on, soft]) expect(wcagContrast(base, ground)).toBeGreaterThanOrEqual(4.5)
        expect(wcagContrast(strong, on)).toBeGreaterThanOrEqual(4.5)
      }
    }),
    { numRuns: 500 },
  )
})

test('rejects an invalid colour', () => {
  expect(accentColours('')).toBeUndefined()
  expect(accentColours('oxide')).toBeUndefined()
})
