import type { ReviewsBySlug } from '../history/demo-review.ts'
import { prose } from '../prose.ts'

/** In a separate file, because this product has the most reviews. */
export const mugReviews: ReviewsBySlug = {
  'everyday-mug': [
    {
      by: 'aoife',
      variant: 'Celadon',
      rating: 5,
      daysAgo: 655,
      body: prose`
        I bought one to see. I now have five, and a husband who asks which one is his.

        The celadon goes almost grey at the rim, where the glaze is thin, and pools bluish-green round the foot. None
        of mine match exactly and I would be sorry if they did.
      `,
    },
    {
      by: 'henrik',
      variant: 'Ink blue',
      rating: 4.5,
      daysAgo: 641,
      body: 'Good weight. Keeps coffee warm a little longer than my thin ones.',
    },
    {
      by: 'odile',
      variant: 'Oat',
      rating: 5,
      daysAgo: 630,
      body: 'Parfait. Exactly the colour of the photo, which is rare.',
    },
    {
      by: 'tomasz',
      variant: 'Oxide red',
      rating: 4,
      daysAgo: 604,
      body: 'Darker than on my screen, closer to brick than to red. I like it anyway.',
    },
    {
      by: 'bram',
      variant: 'Celadon',
      rating: 3.5,
      daysAgo: 590,
      body: 'Nice mug, but I have large hands: two fingers is one finger too few.',
    },
    { by: 'grace', variant: 'Oat', rating: 5, daysAgo: 575, body: 'Perfect.' },
    {
      by: 'lukas',
      variant: 'Charcoal',
      rating: 4,
      daysAgo: 551,
      body: 'Very handsome with black coffee in it. Shows every drop of milk, so wipe before guests arrive.',
    },
    {
      by: 'ines',
      variant: 'Ink blue',
      rating: 5,
      daysAgo: 528,
      body: 'Dropped it down a flight of wooden stairs. The stairs have a mark now.',
    },
    {
      by: 'zsofia',
      variant: 'Celadon',
      rating: 4.5,
      daysAgo: 520,
      body: 'It stacks two high just as they say, three if you are brave. I was brave once.',
    },
    {
      by: 'samuel',
      variant: 'Oat',
      rating: 2.5,
      daysAgo: 502,
      body: prose`
        The shape is lovely and I wanted to like it more. The unglazed ring at the bottom on mine was rough enough to
        scratch a lacquered table, and I only noticed when it was done. A minute with fine sandpaper solved it, but
        that is a minute somebody at the workshop should have spent.
      `,
    },
    {
      by: 'leila',
      variant: 'Oxide red',
      rating: 5,
      daysAgo: 488,
      body: 'My mother holds it with both hands and closes her eyes. What else should a mug do?',
    },
    {
      by: 'pieter',
      variant: 'Ink blue',
      rating: 4,
      daysAgo: 467,
      body: '30 cl to the brim, so think of it as 25. Otherwise no complaints after seven months of daily use.',
    },
    {
      by: 'yuki',
      variant: 'Celadon',
      rating: 5,
      daysAgo: 455,
      body: 'The glaze reminds me of Longquan ware. The foot is trimmed with care. Beautiful work for this price.',
    },
    {
      by: 'bastien',
      variant: 'Charcoal',
      rating: 1.5,
      daysAgo: 431,
      body: 'Arrived with a hairline crack from the rim down. Tea finds its way through by the second cup.',
    },
    {
      by: 'marta',
      variant: 'Oat',
      rating: 4.5,
      daysAgo: 410,
      body: 'Bought six for the office. Four left, because people take them home. I take that as a review.',
    },
    {
      by: 'eero',
      variant: 'Ink blue',
      rating: 5,
      daysAgo: 398,
      body: 'Dishwasher every day for a year. Looks the same.',
    },
    {
      by: 'camille',
      variant: 'Celadon',
      rating: 4.5,
      daysAgo: 372,
      body: 'The handle sits a little close to the cup when it is very hot. I have simply learned to wait, which was probably good for me.',
    },
    { by: 'vera', variant: 'Charcoal', rating: 3, daysAgo: 350, body: 'Fine. A mug.' },
    {
      by: 'amara',
      variant: 'Oat',
      rating: 5,
      daysAgo: 333,
      body: 'The oat glaze has tiny iron specks that you only see in daylight. I find a new one every breakfast.',
    },
    {
      by: 'rene',
      variant: 'Celadon',
      rating: 4,
      daysAgo: 301,
      body: 'Honest pottery. I should have liked a matching saucer.',
    },
    {
      by: 'dragana',
      variant: 'Ink blue',
      rating: 4.5,
      daysAgo: 284,
      body: 'Inside is glazed in a lighter blue, so you can see how strong the tea is. Clever or luck, either way good.',
    },
    {
      by: 'harriet',
      variant: 'Oxide red',
      rating: 4.5,
      daysAgo: 262,
      body: prose`
        A word for left-handers, since nobody writes for us: the throwing rings lean slightly, and the handle is set
        so that the thumb rest sits at the top, not on one side. Mine is as comfortable in the left hand as in the
        right. I tested all four in the cupboard, with and without tea, while my family pretended not to know me.

        Half a star off because one of the four is visibly smaller than its sisters. It has become the espresso mug.
      `,
    },
    { by: 'mehmet', variant: 'Oat', rating: 4, daysAgo: 240, body: 'Too heavy for my daughter, just right for me.' },
    { by: 'gwenn', variant: 'Celadon', rating: 5, daysAgo: 213, body: 'Survived a move to Brest wrapped in socks.' },
    {
      by: 'jonas',
      variant: 'Charcoal',
      rating: 4.5,
      daysAgo: 188,
      body: 'Replaced one that I broke myself after two years. The new charcoal is a shade warmer than the old. Same hand, though, you can tell.',
    },
    {
      by: 'priya',
      variant: 'Ink blue',
      rating: 3.5,
      daysAgo: 160,
      body: 'Pretty, but the microwave makes the handle nearly as hot as the tea.',
    },
    { by: 'freya', variant: 'Oat', rating: 5, daysAgo: 121, body: 'I gave away the rest of my mugs.' },
    {
      by: 'hassan',
      variant: 'Celadon',
      rating: 4,
      daysAgo: 77,
      body: 'Good for mint tea too, if you don’t tell my grandmother.',
    },
    {
      by: 'anais',
      variant: 'Charcoal',
      rating: 5,
      daysAgo: 39,
      body: 'Love how the glaze breaks to brown on the edge. Packed in paper only, no plastic at all.',
    },
    {
      by: 'theo',
      variant: 'Oat',
      rating: 4.5,
      daysAgo: 9,
      body: 'Third order. It says something that I keep leaving them at other people’s houses and coming back for more.',
    },
  ],
}
