import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { DEFAULTS } from '../../core/settings/read-identity.server.ts'
import { guarantees } from './clauses/en/guarantees.ts'
import { WORDED_ON } from './clauses/guarantees-check.ts'
import { LAST_UPDATED, sectionsFor } from './sections.ts'
import { termsText } from './terms-text.ts'

const sections = sectionsFor({
  shop: 'Comptoir',
  isSelling: false,
  recomputesOffers: false,
  paysWith: '',
  ...DEFAULTS.legal,
})

test('numbers the sixteen sections in order', () => {
  expect(sections.map(({ title }) => title)).toEqual([
    'Acceptance of terms',
    'Use of the shop',
    'Account registration',
    'Orders and purchases',
    'Intellectual property',
    'Privacy',
    'Disclaimer',
    'Liability',
    'Indemnification',
    'Termination',
    'Modifications',
    'Governing law',
    'Severability',
    'Accounts and security',
    'Card payment provider terms',
    'Contact',
  ])
})

const written = JSON.stringify(sections)

test('has unique anchors and no broken links', () => {
  const anchors = sections.flatMap(({ id, clauses }) => [id, ...clauses.flatMap((clause) => clause.id ?? [])])
  expect(new Set(anchors).size).toBe(anchors.length)
  const wanted = [...written.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor)
  expect(wanted.length).toBeGreaterThan(0)
  for (const anchor of wanted) expect(anchors).toContain(anchor)
})

test('matches the section numbers in links', () => {
  const links = [...written.matchAll(/\[section (\d+)\]\(#([^)]+)\)/gi)]
  expect(links.length).toBeGreaterThan(0)
  for (const [, number, anchor] of links) expect(sections[Number(number) - 1]?.id).toBe(anchor)
})

test('adapts checkout, payment and data clauses to whether the shop is open', () => {
  const open = JSON.stringify(
    sectionsFor({
      shop: 'Comptoir',
      isSelling: true,
      recomputesOffers: false,
      paysWith: '',
      ...DEFAULTS.legal,
      mediator: 'CM2C',
    }),
  )
  const ofClosed = ['is temporarily disabled', 'no payment data', 'switched off']
  for (const words of ofClosed)
    expect([words, written.includes(words), open.includes(words)]).toEqual([words, true, false])
  for (const words of ['a bank transfer in', 'postal addresses and phone'])
    expect([words, open.includes(words)]).toEqual([words, true])
})

test('names the payment provider in the clauses on payment, cards and data', () => {
  const of = (paysWith: string) =>
    sectionsFor({ shop: 'Comptoir', isSelling: true, recomputesOffers: false, paysWith, ...DEFAULTS.legal })
  const [online, without] = [of('Stripe'), of('')]
  for (const id of ['orders', 'privacy', 'card-payments'])
    expect([id, JSON.stringify(online.find((section) => section.id === id))]).toEqual([
      id,
      expect.stringContaining('Stripe'),
    ])
  for (const words of ['not on this site', 'no payment provider is connected', 'will be carried out'])
    expect([words, JSON.stringify(without).includes(words), JSON.stringify(online).includes(words)]).toEqual([
      words,
      true,
      false,
    ])
  // A closed shop has the same text as one that was never open.
  const closed = sectionsFor({
    shop: 'Comptoir',
    isSelling: false,
    recomputesOffers: false,
    paysWith: 'Stripe',
    ...DEFAULTS.legal,
  })
  expect(JSON.stringify(closed)).not.toContain('Stripe')
})

test('names the computation of partial returns if the shop computes offers again', () => {
  const [recomputed, asPaid] = [true, false].map((recomputesOffers) =>
    JSON.stringify(
      sectionsFor({ shop: 'Comptoir', isSelling: true, recomputesOffers, paysWith: '', ...DEFAULTS.legal }),
    ),
  )
  expect(asPaid).not.toContain('3 for 2')
  expect(recomputed).toContain('3 for 2')
})

test('names the checker of the legal guarantees, also in sent terms, unless another wording was checked', () => {
  const of = (guarantees_checked_by: string, guarantees_checked_on: string) =>
    termsText(
      {
        ...{ shop: 'Comptoir', isSelling: true, recomputesOffers: false, paysWith: '', ...DEFAULTS.legal },
        ...{ guarantees_checked_by, guarantees_checked_on },
      },
      'https://shop.example',
    )
  expect(of('Maître Roux', '2026-12-03')).toContain('Checked by Maître Roux on 3 December 2026.')
  expect(of('Maître Roux', WORDED_ON)).toContain('Checked by Maître Roux')
  for (const unchecked of [of('', '2026-12-03'), of('Maître Roux', ''), of('Maître Roux', '2026-11-21')])
    expect(unchecked).toBe(of('', ''))
})

test('requires a new date with a new wording of the legal guarantees', () => {
  const wording = guarantees({ guarantees_checked_by: '', guarantees_checked_on: '' })
  expect({ [digestOf(wording)]: WORDED_ON }).toEqual({ '94e88edf090eb4a0': '2026-11-22' })
})

test('requires a new date of the last update with a new wording of the terms', () => {
  const wordings = [
    { isSelling: false, recomputesOffers: false, paysWith: '' },
    { isSelling: true, recomputesOffers: false, paysWith: '' },
    { isSelling: true, recomputesOffers: false, paysWith: 'Stripe', mediator: 'CM2C' },
  ].map((operator) => sectionsFor({ shop: 'Comptoir', ...DEFAULTS.legal, ...operator }))
  expect({ [digestOf(wordings)]: LAST_UPDATED }).toEqual({ '5907dff748cc38a1': '2026-11-27' })
})

const digestOf = (wording: unknown) =>
  createHash('sha256').update(JSON.stringify(wording).replace(/\s+/g, ' ')).digest('hex').slice(0, 16)
