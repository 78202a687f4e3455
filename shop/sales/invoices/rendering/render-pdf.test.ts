import { extractXml } from '@stackforge-eu/factur-x'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { EXAMPLES } from '../../../../tests/fixtures/invoices/invoice-documents.ts'
import type { InvoiceDocument } from '../invoice-document.ts'
import { facturX } from './factur-x.server.ts'
import { renderPdf } from './render-pdf.server.ts'

const example = (name: string) => EXAMPLES[name] as InvoiceDocument

async function read(file: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const { text } = await extractText(pdf, { mergePages: false })
  const { info } = await pdf.getMetadata()
  const shown = (page: string) => page.replaceAll(/\s+/g, ' ')
  return { pages: text.map(shown), info: info as Record<string, unknown>, marks: await pdf.getMarkInfo() }
}

test('renders a tagged PDF/A-3b with the data file attached', async () => {
  const document = example('mixed')
  const file = await renderPdf(document)
  const { info, marks } = await read(file)
  expect(await extractXml(file)).toMatchObject({ xml: facturX(document), filename: 'factur-x.xml' })
  expect(info).toMatchObject({ Title: 'Facture F2026-000042', Language: 'fr', PDFFormatVersion: '1.7' })
  expect(marks).toMatchObject({ Marked: true })
  const bytes = file.toString('latin1')
  expect(bytes).toMatch(/\/AFRelationship \/Alternative/)
  expect(bytes).toMatch(/\/AF \[\d+ 0 R\]/)
  expect(bytes).toMatch(/\/S \/GTS_PDFA1/)
  expect(bytes).toMatch(/<pdfaid:part>3<\/pdfaid:part>\s*<pdfaid:conformance>B<\/pdfaid:conformance>/)
  expect(bytes).toMatch(/<fx:DocumentType>INVOICE<[\s\S]*<fx:ConformanceLevel>EN 16931</)
  expect(bytes).toContain('<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#<')
  // Each font is embedded, and PDF/A forbids encryption and scripts.
  expect(bytes.match(/\/FontFile2/g)).toHaveLength(new Set(bytes.match(/\/FontName \/\S+/g)).size)
  expect(bytes).not.toMatch(/\/Encrypt|\/JavaScript|\/BaseFont \/Helvetica/)
})

test('renders equal documents as equal bytes', async () => {
  const document = example('longNames')
  expect((await renderPdf(document)).equals(await renderPdf(structuredClone(document)))).toBe(true)
})

test('shows all particulars of an invoice', async () => {
  const { pages } = await read(await renderPdf(example('mixed')))
  expect(pages).toHaveLength(1)
  for (const shown of [
    'Facture F2026-000042',
    'Date d’émission 28 novembre 2026',
    'Commande n° 1042 du 27 novembre 2026',
    'Date de livraison 1er décembre 2026',
    'Carte bancaire Payée le 28 novembre 2026',
    'Facturé à Éloïse Çagnôt 12 rue de l’Hôpital 75014 Paris France',
    'Livré à Zoé Œuvrard 3 bis impasse des Cèdres 13006 Marseille France',
    'Tasse en grès « Été » Bleu nuit · 12,50 € TTC l’unité 2 10,42 € 20 % 20,83 € 25,00 €',
    '500 g · 8,95 € TTC l’unité · remise de 2,69 € déduite',
    'Total HT 95,85 €',
    'TVA 20 % sur 21,76 € 4,35 €',
    'TVA 10 % sur 42,92 € 4,29 €',
    'TVA 5,5 % sur 24,06 € 1,32 €',
    'TVA 2,1 % sur 7,11 € 0,15 €',
    'Total TVA 10,11 €',
    'Total TTC 105,96 €',
    'Reste à payer 0,00 €',
    'Remises déduites : Remise de bienvenue 2,69 €.',
    'Catégorie d’opération : livraison de biens',
    'Lumière & Fils SARL · SARL au capital de 10 000 € · 14 rue Mercière, 69002 Lyon, France',
    'RCS Lyon 404 833 048 · N° de TVA FR 83 404 833 048',
    'F2026-000042, page 1 sur 1',
  ])
    expect(pages[0]).toContain(shown)
})

test('names the invoice, the reason and the day of the refund on a credit note', async () => {
  const { pages } = await read(await renderPdf(example('creditByLines')))
  const page = pages.join(' ')
  expect(page).toContain('Avoir A2026-000007')
  expect(page).toContain('Remboursé le 4 décembre 2026')
  expect(page).toContain('Avoir sur la facture F2026-000042 du 28 novembre 2026 Rétractation')
  expect(page).toContain('Total de l’avoir TTC 21,45 €')
  expect(page).not.toContain('Reste à payer')
})

test('shows VAT numbers, the due date and each sentence once for a company', async () => {
  const company = (await read(await renderPdf(example('company')))).pages.join(' ')
  for (const shown of [
    'Hôtel de la Forêt SAS Éloïse Çagnôt',
    'SIREN 732 829 320 N° de TVA FR44732829320',
    'Échéance 26 novembre 2026',
    'Virement bancaire Payée le 26 novembre 2026',
    'Reste à payer 0,00 €',
    'Option pour le paiement de la taxe d’après les débits.',
    'indemnité forfaitaire de 40 €',
  ])
    expect(company.split(shown)).toHaveLength(2)
  const english = (await read(await renderPdf(example('intraCommunity')))).pages.join(' ')
  expect(english).toContain('Invoice F2026-000042')
  expect(english).toContain('Due date 28 November 2026')
  expect(english).toContain('Intra-Community supply exempt from VAT')
  expect(english).toContain('VAT number DE 136 695 976')
})

test('states the amount without VAT next to taxed goods', async () => {
  const page = (await read(await renderPdf(example('giftCard')))).pages.join(' ')
  expect(page).toContain('Sans TVA sur 50,00 € 0,00 €')
  expect(page.match(/Total TVA/g)).toHaveLength(1)
})

test('repeats the table head and numbers the pages of 60 lines', async () => {
  const { pages } = await read(await renderPdf(example('long')))
  expect(pages.length).toBeGreaterThan(2)
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`F2026-000042, page ${index + 1} sur ${pages.length}`)
    expect(page).toContain('RCS Lyon 404 833 048')
    if (page.includes('Article')) expect(page).toContain('Désignation')
  }
  const all = pages.join(' ')
  for (let line = 1; line <= 60; line += 1) if ((line - 1) % 7 !== 3) expect(all).toContain(`Article ${line} `)
})

test('shows names in Greek and Cyrillic letters, and keeps large amounts on one line', async () => {
  const page = (await read(await renderPdf(example('longNames')))).pages.join(' ')
  expect(page).toContain('Ελένη Παπαδοπούλου Оксана Шевченко <&>')
  expect(page).toContain('20 % 12 695 463,99 € 15 234 556,78 €')
})
