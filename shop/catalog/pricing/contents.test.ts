import { expect, test } from 'vitest'
import { contentsText, parseContents, unitPrice } from './contents.contract.ts'

test.each([
  ['250 g', '250 g', '38.00 per kg'],
  ['0,75 L', '0.75 l', '12.67 per l'],
  ['75cl', '750 ml', '12.67 per l'],
  ['1.5 kg', '1.5 kg', '6.33 per kg'],
  ['50 cm', '0.5 m', '19.00 per m'],
  ['2 m', '2 m', '4.75 per m'],
  ['12 pieces', '12 piece', null],
  ['1 piece', '1 piece', null],
  ['12 pièces', '12 piece', null],
  ['1 Pièce', '1 piece', null],
])('parses %s and computes the unit price', (written, kept, perUnit) => {
  const contents = parseContents(written)
  expect(contents && contentsText(contents)).toBe(kept)
  // The stored text parses to the same contents.
  expect(parseContents(kept)).toEqual(contents)
  const unit = unitPrice('9.50', contents)
  expect(unit && `${unit.price} per ${unit.per}`).toBe(perUnit)
})

test.each([
  '',
  '250',
  'g',
  '0 g',
  '0.000 kg',
  '-1 g',
  '1.2345 kg',
  '0.05 cm',
  '12 inches',
  '1 000 g',
  '99999999 g',
  '1 g g',
])('refuses the contents "%s"', (written) => {
  expect(parseContents(written)).toBeNull()
})
