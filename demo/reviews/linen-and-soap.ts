import type { ReviewsBySlug } from '../history/demo-review.ts'
import { prose } from '../prose.ts'

export const linenAndSoapReviews: ReviewsBySlug = {
  'metis-tea-towel': [
    { by: 'vera', variant: 'Oxide red', rating: 5, daysAgo: 520, body: 'Third wash, no lint. Exactly as written.' },
    {
      by: 'bram',
      variant: 'Ink blue',
      rating: 4.5,
      daysAgo: 444,
      body: 'Big, dry, quick. I own eleven now and no paper towels.',
    },
    {
      by: 'freya',
      variant: 'Celadon',
      rating: 3.5,
      daysAgo: 369,
      body: 'Stiff as a board at first. It took two months to become the towel they describe, but it became it.',
    },
    {
      by: 'odile',
      variant: 'Charcoal',
      rating: 5,
      daysAgo: 254,
      body: 'Like my mother-in-law’s, minus the mother-in-law.',
    },
    {
      by: 'tomasz',
      variant: 'Oxide red',
      rating: 4,
      daysAgo: 155,
      body: 'The loop is on the short side, which is correct, and which nobody else does.',
    },
    {
      by: 'camille',
      variant: 'Ink blue',
      rating: 4.5,
      daysAgo: 61,
      body: 'Washed at 60 with everything else. The stripe has not moved.',
    },
  ],
  'marseille-soap': [
    {
      by: 'leila',
      variant: 'Olive',
      rating: 5,
      daysAgo: 640,
      body: 'Real one. It smells of nothing much and cleans everything.',
    },
    {
      by: 'rene',
      variant: 'Unscented',
      rating: 4.5,
      daysAgo: 533,
      body: 'I wash with it, I shave with it, I have removed oil paint from a tweed jacket with it.',
    },
    {
      by: 'dragana',
      variant: 'Lavender',
      rating: 4,
      daysAgo: 410,
      body: 'A faint lavender, like a drawer. I had expected more, then got used to it, now I find others too loud.',
    },
    {
      by: 'samuel',
      variant: 'Olive',
      rating: 2,
      daysAgo: 322,
      body: 'Very drying for my skin in winter. My wife says it is meant for laundry. We now agree.',
    },
    {
      by: 'mateo',
      variant: 'Orange blossom',
      rating: 5,
      daysAgo: 216,
      body: 'The bathroom smells of Sevilla in April.',
    },
    { by: 'aoife', variant: 'Unscented', rating: 5, daysAgo: 130, body: 'The only one my son’s eczema puts up with.' },
    {
      by: 'priya',
      variant: 'Lavender',
      rating: 3.5,
      daysAgo: 38,
      body: 'Goes soft if it stands in water. Buy a dish with it, mine now looks like porridge.',
    },
  ],
  'dish-brush': [
    {
      by: 'henrik',
      variant: 'Soft, tampico',
      rating: 4.5,
      daysAgo: 433,
      body: 'Lasts longer than plastic ones, as long as you hang it up.',
    },
    {
      by: 'katerina',
      variant: 'Stiff, bassine',
      rating: 5,
      daysAgo: 350,
      body: 'Takes burnt rice off a pot in ten seconds. I am slightly afraid of it.',
    },
    {
      by: 'noor',
      variant: 'Soft, tampico',
      rating: 3,
      daysAgo: 211,
      body: 'Shed bristles for a week, then stopped. The clip is stiff to open with wet hands.',
    },
    {
      by: 'olafur',
      variant: 'Stiff, bassine',
      rating: 4,
      daysAgo: 74,
      body: 'Good for iron. Do not use it on the good glasses, as I did.',
    },
  ],
  'after-the-rain-candle': [
    {
      by: 'giulia',
      variant: 'After the rain',
      rating: 5,
      daysAgo: 175,
      body: 'It is true, it smells of wet stone. I don’t know how they did it.',
    },
    {
      by: 'jeanbaptiste',
      variant: 'Cedar shavings',
      rating: 4.5,
      daysAgo: 149,
      body: 'A pencil sharpener at school, in the best sense. 43 hours by my count.',
    },
    {
      by: 'marta',
      variant: 'Black tea',
      rating: 2.5,
      daysAgo: 110,
      body: prose`
        I liked it cold, in its cup. Lit, it gave off almost nothing: I had to bend over it to be sure that it was the
        scented one.

        And the last two centimetres would not burn, because the wick drowned. The freezer trick for emptying the cup
        does work, I'll give them that.
      `,
    },
    {
      by: 'stefan',
      variant: 'No perfume',
      rating: 4,
      daysAgo: 83,
      body: 'A candle that keeps quiet at dinner. More of those, please.',
    },
    {
      by: 'yulia',
      variant: 'After the rain',
      rating: 4.5,
      daysAgo: 47,
      body: 'Let it burn to the edge the first time! I did not, and the second candle was twice as good.',
    },
    { by: 'bastien', variant: 'Cedar shavings', rating: 3.5, daysAgo: 15, body: 'Nice, expensive.' },
  ],
}
