import { expect, test } from 'vitest'
import { DEFAULTS } from '../settings/read-identity.server.ts'
import { sectionsFor } from './sections.ts'

const sections = sectionsFor({ shop: 'Comptoir', isSelling: false, paysWith: '', ...DEFAULTS.legal })

test('the sixteen sections stand in their order', () => {
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

test('every anchor is there once, and every link to one leads somewhere', () => {
  const anchors = sections.flatMap(({ id, clauses }) => [id, ...clauses.flatMap((clause) => clause.id ?? [])])
  expect(new Set(anchors).size).toBe(anchors.length)
  const wanted = [...written.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor)
  expect(wanted.length).toBeGreaterThan(0)
  for (const anchor of wanted) expect(anchors).toContain(anchor)
})

test('a link that is named after a section leads to the section with that number', () => {
  const links = [...written.matchAll(/\[section (\d+)\]\(#([^)]+)\)/gi)]
  expect(links.length).toBeGreaterThan(0)
  for (const [, number, anchor] of links) expect(sections[Number(number) - 1]?.id).toBe(anchor)
})

test('what the terms say of checking out, payment and data follows whether the shop sells', () => {
  const open = JSON.stringify(
    sectionsFor({ shop: 'Comptoir', isSelling: true, paysWith: '', ...DEFAULTS.legal, mediator: 'CM2C' }),
  )
  const ofClosed = ['is temporarily disabled', 'no payment data', 'switched off']
  for (const words of ofClosed)
    expect([words, written.includes(words), open.includes(words)]).toEqual([words, true, false])
  for (const words of ['a bank transfer in', 'postal addresses and phone'])
    expect([words, open.includes(words)]).toEqual([words, true])
})

test('who takes payments online is named in the clauses on payment, cards and data, and none of them says that nobody does', () => {
  const of = (paysWith: string) => sectionsFor({ shop: 'Comptoir', isSelling: true, paysWith, ...DEFAULTS.legal })
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
  // Closed again, it says what a closed shop says.
  const closed = sectionsFor({ shop: 'Comptoir', isSelling: false, paysWith: 'Stripe', ...DEFAULTS.legal })
  expect(JSON.stringify(closed)).not.toContain('Stripe')
})
