import { Profile, validateXsd } from '@stackforge-eu/factur-x'
import { expect, test } from 'vitest'
import { violations } from '../../../../tests/fixtures/invoices/en16931-rules.ts'
import { EXAMPLES } from '../../../../tests/fixtures/invoices/invoice-documents.ts'
import type { InvoiceDocument } from '../invoice-document.ts'
import { facturX } from './factur-x.server.ts'

test.each(Object.entries(EXAMPLES))('writes a valid EN 16931 file: %s', async (_, document) => {
  const xml = facturX(document)
  const { errors } = await validateXsd(xml, Profile.EN16931)
  expect(errors).toEqual([])
  expect(violations(xml)).toEqual([])
})

test('the schema and the rules reject changed files', async () => {
  const { mixed, smallBusiness } = EXAMPLES as { mixed: InvoiceDocument; smallBusiness: InvoiceDocument }
  const swapped = facturX(mixed).replace('<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>', '')
  expect((await validateXsd(swapped, Profile.EN16931)).valid).toBe(false)
  expect(violations(facturX({ ...mixed, grossCents: mixed.grossCents + 1 }))).toContain('BR-CO-15')
  expect(violations(facturX({ ...mixed, charges: mixed.charges.slice(1) }))).toEqual(
    expect.arrayContaining(['BR-CO-13', 'BR-S-08']),
  )
  expect(violations(facturX({ ...smallBusiness, sentences: [] }))).toEqual(['BR-E-10'])
})

test('states the reason of an exemption, not another sentence of the document', () => {
  const xml = facturX(EXAMPLES.smallBusiness as InvoiceDocument)
  expect(xml).toContain('<ram:ExemptionReason>TVA non applicable, art. 293 B du CGI.</ram:ExemptionReason>')
  expect(xml).toContain('<ram:ID schemeID="0002">404833048</ram:ID>')
})

test('states zero-rated lines without a reason, and the country of the delivery', () => {
  const { zeroRated, oss } = EXAMPLES as { zeroRated: InvoiceDocument; oss: InvoiceDocument }
  expect(zeroRated.taxes).toMatchObject([{ category: 'S' }, { category: 'Z', netCents: 39_81 }, { category: 'E' }])
  const zero = { rate: 0, category: 'S' as const }
  const earlier = {
    ...zeroRated,
    taxes: zeroRated.taxes.map((tax) => (tax.category === 'Z' ? { ...tax, ...zero } : tax)),
  }
  expect(violations(facturX(earlier))).toContain('BR-S-05')
  expect(facturX(oss)).toMatch(/<ram:ShipToTradeParty>.*<ram:CountryID>DE<.*<\/ram:ShipToTradeParty>/)
  expect(facturX({ ...oss, deliverToCountry: undefined })).toMatch(/<ram:ShipToTradeParty>.*<ram:CountryID>FR</)
})

test('states the due date and the terms of payment of companies only', () => {
  const { company, intraCommunity, consumer } = EXAMPLES as Record<string, InvoiceDocument>
  const termsOf = (document?: InvoiceDocument) =>
    document && /<ram:SpecifiedTradePaymentTerms>.*<\/ram:SpecifiedTradePaymentTerms>/.exec(facturX(document))?.[0]
  const due = (day: string) => `<udt:DateTimeString format="102">${day}</udt:DateTimeString>`
  expect(termsOf(company)).toContain('Retard de paiement\u00a0: indemnité forfaitaire de 40\u00a0€')
  expect(termsOf(company)).toContain(due('20261126'))
  expect(termsOf(intraCommunity)).toContain(due('20261128'))
  // A transfer can be recorded after its day, which BR-FR-CO-07 allows for paid goods only.
  expect(company?.payment.dueOn).toBe('2026-11-26')
  expect(company?.issuedOn).toBe('2026-11-28')
  const isPaidGoods = (document?: InvoiceDocument) =>
    document && /<ram:BusinessProcess\w+><ram:ID>B2</.test(facturX(document))
  expect([company, intraCommunity, EXAMPLES.creditOfIntraCommunity, consumer].map(isPaidGoods)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(termsOf(EXAMPLES.creditOfIntraCommunity)).toBeUndefined()
  expect(termsOf(consumer)).toBeUndefined()
})

test('names the subjects of the mandatory notes for companies, also on credit notes', () => {
  const { company, intraCommunity, creditOfIntraCommunity, consumer } = EXAMPLES as Record<string, InvoiceDocument>
  const subjectsOf = (document?: InvoiceDocument) =>
    document && [...facturX(document).matchAll(/<ram:SubjectCode>(\w+)</g)].map(([, subject]) => subject)
  for (const document of [company, intraCommunity, creditOfIntraCommunity])
    expect(subjectsOf(document)).toEqual(['AAB', 'PMD', 'PMT'])
  expect(subjectsOf(consumer)).toEqual([])
  expect(company && facturX(company)).toContain(
    '<ram:Content>Pas d’escompte pour paiement anticipé.</ram:Content><ram:SubjectCode>AAB</ram:SubjectCode>',
  )
  const rate = 'Retard de paiement : pénalités au taux annuel de 12,5 %.'
  // Earlier documents have other spaces.
  for (const sentence of [rate, rate.replaceAll(' ', '\u00a0')])
    expect(company && subjectsOf({ ...company, sentences: [sentence] })).toEqual(['PMD'])
})

test('escapes markup and removes characters that XML forbids', async () => {
  const [example] = Object.values(EXAMPLES) as [InvoiceDocument]
  const xml = facturX({ ...example, buyer: { ...example.buyer, name: 'A & B <i>"\u0000\u001F\uFFFE' } })
  expect(xml).toContain('<ram:Name>A &amp; B &lt;i&gt;&quot;</ram:Name>')
  expect((await validateXsd(xml, Profile.EN16931)).errors).toEqual([])
})
