import type { ReviewsBySlug } from '../history/demo-review.ts'
import { prose } from '../prose.ts'

export const furnitureReviews: ReviewsBySlug = {
  'sieste-armchair': [
    {
      by: 'jeanbaptiste',
      variant: 'Forest',
      rating: 5,
      daysAgo: 262,
      body: prose`
        I sat in eleven chairs in four shops before this one, and I bought it without sitting in it at all, which my
        wife still brings up.

        The joints first, because that is what you pay for. Pegged mortise and tenon, no metal anywhere in the frame
        that I can find; I put it upside down on the carpet and looked with a lamp. The oil finish is thin. Red wine
        beads if you are quick and marks if you are not, and then a bit of fine wire wool and fresh oil makes it good
        in five minutes.

        The seat is low. I am 1.83 m with a tired knee, and getting out takes a small plan. But the angle is right:
        the head rests, the feet are flat, and a book sits on the chest where you can read it until you cannot.

        The cushions were stiffer than I hoped for the first fortnight. I nearly wrote a different review then. The
        foam has since given way a little under the feathers and now keeps the print of whoever sat there last, so
        there is no denying it. Turn them on Saturdays.

        They claim forty minutes. My own record is two hours and ten, on the first Sunday in March, with rain.
      `,
    },
    {
      by: 'freya',
      variant: 'Pebble',
      rating: 4.5,
      daysAgo: 221,
      body: 'The felt is dense and warm, and cat claws do nothing to it. Nine months, one cat, no marks.',
    },
    {
      by: 'henrik',
      variant: 'Rust',
      rating: 4,
      daysAgo: 170,
      body: 'Excellent chair. Check your door: it took off the hinges and an hour of words to get it into the flat.',
    },
    {
      by: 'rene',
      variant: 'Ink blue',
      rating: 3,
      daysAgo: 124,
      body: 'Beautiful. Too low for me to get up from with dignity. My granddaughter has it now and is delighted.',
    },
    {
      by: 'margaux',
      variant: 'Forest',
      rating: 5,
      daysAgo: 63,
      body: 'Expensive and worth it, the only piece of furniture that people fall silent in.',
    },
    {
      by: 'lukas',
      variant: 'Rust',
      rating: 4.5,
      daysAgo: 26,
      body: 'The covers came off, went to the cleaner and came back fitting. That was my worry, so I mention it.',
    },
  ],
  'three-legged-stool': [
    {
      by: 'ruta',
      variant: 'Natural ash',
      rating: 5,
      daysAgo: 411,
      body: 'I play the cello. It is the right height, and it does not squeak in the slow movement.',
    },
    {
      by: 'mehmet',
      variant: 'Oxide red',
      rating: 4.5,
      daysAgo: 320,
      body: 'Stands firm on a stone floor from 1890 on which nothing else does.',
    },
    {
      by: 'colm',
      variant: 'Black',
      rating: 2.5,
      daysAgo: 205,
      body: 'Three legs never wobble but they do tip. Lean over to tie your shoe and you’ll see what I mean.',
    },
    {
      by: 'yulia',
      variant: 'Forest',
      rating: 4.5,
      daysAgo: 100,
      body: 'The wedges in dark wood are like small eyes. My son named them.',
    },
  ],
}
