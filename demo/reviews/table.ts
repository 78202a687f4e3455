import type { ReviewsBySlug } from '../history/demo-review.ts'
import { prose } from '../prose.ts'

export const tableReviews: ReviewsBySlug = {
  'latte-mug': [
    {
      by: 'ruta',
      variant: 'Blush',
      rating: 4.5,
      daysAgo: 139,
      body: 'Holds a soup and a half. The blush is more clay than pink, which suits me.',
    },
    {
      by: 'linh',
      variant: 'Sage',
      rating: 4,
      daysAgo: 95,
      body: 'Steady on the desk. The bare foot picked up a tea stain on day two, and I decided to call it patina.',
    },
    { by: 'margaux', variant: 'Chalk', rating: 5, daysAgo: 30, body: 'My hot chocolate has found its home.' },
  ],
  'muesli-bowl': [
    {
      by: 'eero',
      variant: 'Oat',
      rating: 5,
      daysAgo: 311,
      body: 'Porridge stays hot to the last spoon. The steep wall is right.',
    },
    {
      by: 'yulia',
      variant: 'Sky',
      rating: 5,
      daysAgo: 262,
      body: 'Four children, four bowls, fourteen months, four bowls.',
    },
    {
      by: 'ilse',
      variant: 'Terracotta',
      rating: 4,
      daysAgo: 208,
      body: 'Good size, a bit heavy when full and you are three years old.',
    },
    {
      by: 'hassan',
      variant: 'Oat',
      rating: 4.5,
      daysAgo: 151,
      body: 'Sold as a breakfast bowl, used here for harira. Passed.',
    },
    {
      by: 'dragana',
      variant: 'Ink blue',
      rating: 3,
      daysAgo: 99,
      body: 'One of the two has a pinhole in the glaze. It holds water, so I keep it, but I see it every morning.',
    },
    {
      by: 'jonas',
      variant: 'Sky',
      rating: 4.5,
      daysAgo: 57,
      body: 'The pale inside is a good idea: my daughter now pours milk to the coast, as she calls the edge of the oats.',
    },
  ],
  'stoneware-dinner-plates': [
    { by: 'marta', variant: 'Chalk', rating: 5, daysAgo: 377, body: 'Food looks well on them. Even lentils.' },
    {
      by: 'pieter',
      variant: 'Celadon',
      rating: 4.5,
      daysAgo: 290,
      body: 'They fit our narrow dishwasher, I can confirm. Twelve in a stack make no scratches so far.',
    },
    {
      by: 'katerina',
      variant: 'Ink blue',
      rating: 3,
      daysAgo: 201,
      body: prose`
        The blue is deep and uneven in the best sense, and guests always ask about them.

        But forks leave silvery lines on the dark glaze. They come off with a metal cleaner and come back with the
        next meal. On a light plate you would never notice. Had I known, I would have taken the chalk.
      `,
    },
    {
      by: 'anais',
      variant: 'Blush',
      rating: 4.5,
      daysAgo: 133,
      body: 'Sauce stays where it is put. Wish they were sold singly, I broke one and now I own seven.',
    },
    {
      by: 'mehmet',
      variant: 'Chalk',
      rating: 4,
      daysAgo: 60,
      body: 'Nice and plain. Slightly larger than our old ones, so measure your cupboard: 26 cm is 26 cm.',
    },
  ],
  'mouth-blown-carafe': [
    {
      by: 'eleni',
      variant: 'Sea green',
      rating: 5,
      daysAgo: 266,
      body: 'Light falls through it onto the cloth and looks like the bottom of a swimming pool.',
    },
    {
      by: 'rene',
      variant: 'Smoke',
      rating: 3.5,
      daysAgo: 180,
      body: 'Handsome, but it holds a litre only when filled to the very lip. In practice 85 cl.',
    },
    {
      by: 'camille',
      variant: 'Amber',
      rating: 5,
      daysAgo: 91,
      body: 'Full of bubbles. Tap water has never been treated with so much respect.',
    },
    { by: 'giulia', variant: 'Sea green', rating: 4, daysAgo: 44, body: 'Mine leans a little to the left. So do I.' },
  ],
  'bistro-tumblers': [
    {
      by: 'bastien',
      variant: 'Clear',
      rating: 5,
      daysAgo: 520,
      body: 'The glasses of every canteen I ever ate in. Number under the bottom included, so the children can fight over who is oldest.',
    },
    { by: 'colm', variant: 'Clear', rating: 4.5, daysAgo: 417, body: 'Dropped two. One bounced.' },
    {
      by: 'katerina',
      variant: 'Amber',
      rating: 4,
      daysAgo: 330,
      body: 'Warm colour, but water looks like weak tea in them.',
    },
    {
      by: 'priya',
      variant: 'Bottle green',
      rating: 5,
      daysAgo: 222,
      body: 'Cutters for scones, they said. I tried it. They are right.',
    },
    {
      by: 'olafur',
      variant: 'Clear',
      rating: 3.5,
      daysAgo: 141,
      body: 'They stack, then they stick. Warm water gets them apart.',
    },
    { by: 'gwenn', variant: 'Amber', rating: 5, daysAgo: 48, body: 'Cheap and cheerful, and cider looks right in it.' },
  ],
}
