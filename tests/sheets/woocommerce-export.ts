/** Columns of WooCommerce's product export with three attributes, in order. */
const COLUMNS = [
  ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Is featured?', 'Visibility in catalog'],
  ...['Short description', 'Description', 'Date sale price starts', 'Date sale price ends', 'Tax status', 'Tax class'],
  ...['In stock?', 'Stock', 'Low stock amount', 'Backorders allowed?', 'Sold individually?', 'Weight (kg)'],
  ...['Length (cm)', 'Width (cm)', 'Height (cm)', 'Allow customer reviews?', 'Purchase note', 'Sale price'],
  ...['Regular price', 'Categories', 'Tags', 'Shipping class', 'Images', 'Download limit', 'Download expiry days'],
  ...['Parent', 'Grouped products', 'Upsells', 'Cross-sells', 'External URL', 'Button text', 'Position'],
  ...['1', '2', '3'].flatMap((number) =>
    ['name', 'value(s)', 'visible', 'global'].map((part) => `Attribute ${number} ${part}`),
  ),
  'Meta: _wc_note',
]

const USUAL: Record<string, string> = {
  ...{ Published: '1', 'Visibility in catalog': 'visible', 'Tax status': 'taxable', 'In stock?': '1' },
  Position: '0',
}

/** Writes rows as a WooCommerce export, each with the given fields. */
export function wooCsv(rows: readonly Readonly<Record<string, string>>[]): string {
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const lines = rows.map((row) => COLUMNS.map((column) => row[column] ?? USUAL[column] ?? ''))
  return `\uFEFF${[COLUMNS, ...lines].map((line) => line.map(cell).join(',')).join('\n')}\n`
}

const ADDRESS = 'https://old.example/wp-content/uploads/2024/05'
/** File names at the end of the picture addresses. */
export const WOO_PICTURES = ['candle.jpg', 'shirt.jpg', 'shirt-back.jpg', 'shirt-red.jpg', 'tea blend.jpg']

const COLOUR = { 'Attribute 1 name': 'Colour', 'Attribute 1 visible': '1', 'Attribute 1 global': '1' }
const SIZE = { 'Attribute 2 name': 'Size', 'Attribute 2 visible': '1', 'Attribute 2 global': '0' }
const SIMPLE = {
  Type: 'simple',
  Description: 'Good.',
  'Regular price': '10',
  Stock: '5',
  Images: `${ADDRESS}/candle.jpg`,
}

/**
 * An export with all peculiarities of WooCommerce: rows sorted by ID, so that variations are in any place, and
 * decimal commas.
 */
export const WOO_ROWS: readonly Readonly<Record<string, string>>[] = [
  {
    ...{ ID: '8', Type: 'variation', SKU: 'LS-R-S', Name: 'Linen shirt - Red, S', Parent: 'LS', Position: '2' },
    ...{ 'Regular price': '40', 'Sale price': '32', Stock: '3', Images: `${ADDRESS}/shirt-red.jpg` },
    // Its attributes are numbered differently from those of its product.
    ...{ 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': 'S' },
    ...{ 'Attribute 2 name': 'Colour', 'Attribute 2 value(s)': 'Red' },
  },
  {
    ...{
      ID: '10',
      Type: 'simple, virtual',
      SKU: 'C-1',
      'GTIN, UPC, EAN, or ISBN': '4006381333931',
      Name: 'Candle, 30 cm',
    },
    'Short description': 'Burns for <strong>eight</strong> hours.',
    Description:
      '<p>Of bees &amp; love.</p>\\n<ul>\\n<li>No drip</li>\\n<li>No smoke</li>\\n</ul>\\nLine one\\nLine two, C:\\\\new',
    ...{ Stock: '12', 'Weight (kg)': '0,25', 'Regular price': '12,50', 'Sale price': '9,90' },
    ...{ Categories: 'Home > Candles, Gifts\\, small, Uncategorized', Tags: 'wax' },
    Images: `${ADDRESS}/candle.jpg?fit=1%2C1, ${ADDRESS}/shirt-back.jpg`,
    ...{ ...COLOUR, 'Attribute 1 value(s)': 'Amber, Sea\\, green' },
    ...{ ...SIZE, 'Attribute 2 value(s)': 'Secret', 'Attribute 2 visible': '0' },
  },
  {
    ...{ ID: '11', Type: 'variable', SKU: 'LS', Name: 'Linen shirt', Description: 'A shirt.', 'Weight (kg)': '0.2' },
    ...{ ...COLOUR, 'Attribute 1 value(s)': 'Red, Sea\\, green', ...SIZE, 'Attribute 2 value(s)': 'S, M' },
    ...{ 'Attribute 3 name': 'Made: in', 'Attribute 3 value(s)': 'France', 'Attribute 3 visible': '1' },
    Images: `${ADDRESS}/shirt.jpg, ${ADDRESS}/shirt-back.jpg`,
  },
  {
    ...{
      ID: '20',
      Type: 'variation',
      SKU: 'LS-G-M',
      Parent: 'ls',
      Position: '1',
      'Regular price': '45,00',
      'Weight (kg)': '0.22',
    },
    ...{ ...COLOUR, 'Attribute 1 value(s)': 'Sea\\, green', ...SIZE, 'Attribute 2 value(s)': 'M' },
  },
  {
    ...{ ID: '21', Type: 'variation', Published: '0', Parent: 'LS', Position: '3', 'Regular price': '1', Stock: '1' },
    ...{ ...COLOUR, 'Attribute 1 value(s)': 'Red', ...SIZE, 'Attribute 2 value(s)': 'M' },
  },
  {
    ...{ ID: '22', Type: 'variation', SKU: 'LS', Parent: 'id:11', Position: '4', 'Regular price': '45', Stock: '1' },
    ...{ ...COLOUR, 'Attribute 1 value(s)': '', ...SIZE, 'Attribute 2 value(s)': 'L' },
  },
  {
    ...{
      ID: '30',
      Type: 'variable',
      Name: 'Tea',
      Description: 'Tea.',
      Stock: '7',
      Images: `${ADDRESS}/tea%20blend.jpg`,
    },
    ...{ ...SIZE, 'Attribute 2 value(s)': '100 g, 250 g' },
  },
  ...['100 g', '250 g'].map((size, place) => ({
    ...{ ID: String(31 + place), Type: 'variation', Parent: 'id:30', Stock: 'parent', 'Regular price': '8' },
    ...{ ...SIZE, 'Attribute 2 value(s)': size },
  })),
  { ...SIMPLE, ID: '40', Name: 'Linen shirt', Published: '-1', Description: '' },
  { ...SIMPLE, ID: '41', Name: 'Private', Published: '0' },
  { ...SIMPLE, ID: '42', Name: 'Pending', Published: '2' },
  { ...SIMPLE, ID: '43', Name: 'Not listed', 'Visibility in catalog': 'hidden' },
  { ...SIMPLE, ID: '44', Name: "'=1+1", Stock: "'-3" },
  {
    ...SIMPLE,
    ID: '45',
    Name: 'On order',
    Stock: '',
    'In stock?': 'backorder',
    'GTIN, UPC, EAN, or ISBN': '2-07-036024-8',
  },
  { ...SIMPLE, ID: '50', Name: 'A set', Type: 'grouped', 'Regular price': '' },
  { ...SIMPLE, ID: '51', Name: 'Elsewhere', Type: 'external' },
  { ...SIMPLE, ID: '52', Name: 'A song', Type: 'simple, downloadable, virtual' },
  { ID: '53', Type: 'variation', Name: 'Lost', Parent: 'id:999', 'Regular price': '1', Stock: '1' },
  { ID: '54', Type: 'variable', Name: 'No variations', Description: 'None.', Images: `${ADDRESS}/candle.jpg` },
]
