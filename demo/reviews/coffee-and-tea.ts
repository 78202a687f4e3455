import type { ReviewsBySlug } from '../history/demo-review.ts'
import { prose } from '../prose.ts'

export const coffeeAndTeaReviews: ReviewsBySlug = {
  'porcelain-coffee-dripper': [
    {
      by: 'yuki',
      variant: 'Chalk',
      rating: 5,
      daysAgo: 350,
      body: prose`
        The ribs go all the way up, so the paper does not stick to the wall and the bloom can breathe. My usual
        recipe: 15 g, 240 g of water, 2:50. With this dripper I had to grind two clicks finer than with my plastic
        one.

        The hole is cleanly glazed, no drip stays hanging. Small detail, big difference when you carry it to the sink.
      `,
    },
    {
      by: 'henrik',
      variant: 'Celadon',
      rating: 4.5,
      daysAgo: 281,
      body: 'Lovely object. Do preheat it, the first cup without was lukewarm.',
    },
    {
      by: 'tomasz',
      variant: 'Charcoal',
      rating: 4,
      daysAgo: 219,
      body: 'Does not fit my favourite mug (10 cm). The page does say 9.5, and its own mug is nice, so four stars.',
    },
    { by: 'ines', variant: 'Chalk', rating: 5, daysAgo: 144, body: 'Simple, white, mine.' },
    {
      by: 'colm',
      variant: 'Celadon',
      rating: 3.5,
      daysAgo: 75,
      body: 'Makes good coffee. You cannot see how full the cup is getting, so I flood the counter about once a week.',
    },
    {
      by: 'jonas',
      variant: 'Chalk',
      rating: 4.5,
      daysAgo: 31,
      body: 'Sits very steady. I use it with a kettle that does not deserve it.',
    },
  ],
  'stovetop-moka-pot': [
    {
      by: 'giulia',
      variant: 'Polished',
      rating: 5,
      daysAgo: 498,
      body: 'I am from Naples, so I came here to be disappointed. I was not.',
    },
    {
      by: 'mateo',
      variant: 'Black',
      rating: 4,
      daysAgo: 430,
      body: 'The steel base on induction works, but on the smallest ring only. Took me two mornings to find out.',
    },
    {
      by: 'pieter',
      variant: 'Polished',
      rating: 4.5,
      daysAgo: 364,
      body: 'Four minutes and twenty seconds on gas. Handle stays cool.',
    },
    {
      by: 'hassan',
      variant: 'Oxide red',
      rating: 2.5,
      daysAgo: 251,
      body: 'The red lacquer went dull and brown near the base after a few months on gas. The coffee does not mind. I do.',
    },
    {
      by: 'marta',
      variant: 'Polished',
      rating: 5,
      daysAgo: 170,
      body: 'Replaces a pot I had for fifteen years; you can buy gaskets for it, I asked, so I expect fifteen more.',
    },
    {
      by: 'zsofia',
      variant: 'Black',
      rating: 3,
      daysAgo: 58,
      body: 'Six cups for dolls. For two adults it is one breakfast.',
    },
  ],
  'enamel-kettle': [
    {
      by: 'ilse',
      variant: 'Butter',
      rating: 5,
      daysAgo: 249,
      body: 'The colour of good butter, as promised. It makes the whole stove look cared for.',
    },
    {
      by: 'olafur',
      variant: 'Charcoal',
      rating: 4,
      daysAgo: 203,
      body: 'Boils a litre in five minutes on induction. I miss a whistle: twice now I have boiled it dry.',
    },
    {
      by: 'katerina',
      variant: 'Sky',
      rating: 4.5,
      daysAgo: 139,
      body: 'It does tick before it boils! I thought that was poetry.',
    },
    {
      by: 'rene',
      variant: 'Chalk',
      rating: 1.5,
      daysAgo: 92,
      body: 'Enamel came off inside the spout in the second month, a piece the size of a lentil. Rust followed. I don’t bang my kettles.',
    },
    {
      by: 'yulia',
      variant: 'Butter',
      rating: 4.5,
      daysAgo: 25,
      body: 'Pours in a thin straight line. The beech grip is warm to the touch, never hot.',
    },
  ],
  'stoneware-teapot': [
    {
      by: 'harriet',
      variant: 'Celadon',
      rating: 5,
      daysAgo: 310,
      body: prose`
        A teapot must do three things: not drip, not burn you, and be possible to clean. I have met perhaps four that
        managed all three, and one of them is in a museum.

        This one pours cleanly provided you commit to it. A timid tilt and it will dribble, as it says on the page.
        The handle stands far enough from the body for my knuckles. And the opening takes my whole hand, so there is
        no need for those sad little brushes.

        The lid stays on at an angle I would not have dared to test on purpose.
      `,
    },
    {
      by: 'camille',
      variant: 'Celadon',
      rating: 4.5,
      daysAgo: 214,
      body: 'Four cups if they are small. The grid behind the spout catches everything except rooibos dust.',
    },
    {
      by: 'linh',
      variant: 'Tenmoku',
      rating: 5,
      daysAgo: 166,
      body: 'In the sun the dark glaze shows rust and violet. I keep finding reasons to make tea at noon.',
    },
    {
      by: 'bram',
      variant: 'Oat',
      rating: 3.5,
      daysAgo: 88,
      body: 'Solid work, slightly crooked lid. Handmade, I know. It still bothers me.',
    },
    {
      by: 'grace',
      variant: 'Oat',
      rating: 4.5,
      daysAgo: 37,
      body: 'Chai for the whole family in one go. The foot left a faint ring on our wooden table when wet, so use a mat.',
    },
  ],
  'cafe-de-midi': [
    {
      by: 'bastien',
      variant: 'Whole beans',
      rating: 5,
      daysAgo: 399,
      body: 'Cocoa and hazelnut, yes, they did not make it up.',
    },
    {
      by: 'mateo',
      variant: 'Ground for espresso',
      rating: 3.5,
      daysAgo: 341,
      body: 'Good taste, but ground a touch too coarse for my machine: 18 seconds instead of 25.',
    },
    {
      by: 'odile',
      variant: 'Ground for moka',
      rating: 5,
      daysAgo: 302,
      body: 'The kitchen smells like my father’s bar on a market day.',
    },
    {
      by: 'eero',
      variant: 'Whole beans',
      rating: 3,
      daysAgo: 243,
      body: 'For a Finn this is quite dark. Well made, not my style.',
    },
    {
      by: 'vera',
      variant: 'Ground for moka',
      rating: 4.5,
      daysAgo: 187,
      body: 'Roasted six days before it reached me. The bag has a proper valve and closes again.',
    },
    { by: 'theo', variant: 'Whole beans', rating: 4.5, daysAgo: 103, body: 'Forgiving. Even I cannot ruin it.' },
    {
      by: 'jonas',
      variant: 'Whole beans',
      rating: 4,
      daysAgo: 46,
      body: 'Very good with milk, a bit heavy without. I take it for guests and something lighter for myself.',
    },
  ],
  'evening-infusion': [
    { by: 'wiebke', variant: 'Grüner Abend', rating: 5, daysAgo: 210, body: 'Tastes like coming home from a walk.' },
    {
      by: 'samuel',
      variant: 'Tilleul',
      rating: 4,
      daysAgo: 165,
      body: 'Delicate. Needs the full seven minutes and a big pinch, so the tin empties faster than thirty cups.',
    },
    {
      by: 'noor',
      variant: 'Rooibos',
      rating: 3.5,
      daysAgo: 120,
      body: 'It is rooibos. It does not pretend. The tin is the best thing about it.',
    },
    {
      by: 'amara',
      variant: 'Grüner Abend',
      rating: 2,
      daysAgo: 84,
      body: 'Spruce tips are not for me. It was like drinking the Christmas tree.',
    },
    { by: 'aoife', variant: 'Tilleul', rating: 5, daysAgo: 19, body: 'I sleep. That is my review.' },
  ],
}
