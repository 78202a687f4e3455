import type { ReviewsBySlug } from '../history/demo-review.ts'
import { prose } from '../prose.ts'

export const outdoorsReviews: ReviewsBySlug = {
  'steel-thermos': [
    {
      by: 'olafur',
      variant: 'Forest',
      rating: 5,
      daysAgo: 310,
      body: 'Tea was still hot after nine hours on the glacier. My hands were not.',
    },
    {
      by: 'bram',
      variant: 'Oat',
      rating: 4.5,
      daysAgo: 244,
      body: 'Does not leak, even upside down in a bag with a laptop. I was braver than I should have been.',
    },
    {
      by: 'priya',
      variant: 'Oxide red',
      rating: 4,
      daysAgo: 191,
      body: 'Stopper really comes apart for cleaning. It goes together again after some thought.',
    },
    {
      by: 'marisol',
      variant: 'Bare steel',
      rating: 4.5,
      daysAgo: 133,
      body: 'Dents are character. Got one on the first day.',
    },
    {
      by: 'vera',
      variant: 'Forest',
      rating: 3,
      daysAgo: 79,
      body: 'Coating flaked at the bottom where it stands. It does warn about the dishwasher, but mine was never in one.',
    },
    {
      by: 'camille',
      variant: 'Oat',
      rating: 5,
      daysAgo: 14,
      body: 'Fits the side pocket of the backpack to the millimetre.',
    },
  ],
  'waxed-tote': [
    { by: 'aoife', variant: 'Forest', rating: 5, daysAgo: 229, body: 'An Irish winter, daily. Library books dry.' },
    {
      by: 'giulia',
      variant: 'Mustard',
      rating: 4,
      daysAgo: 172,
      body: 'Wax came off on a light coat on the first warm day. It stopped after a fortnight. The bag is gorgeous.',
    },
    {
      by: 'amara',
      variant: 'Ink blue',
      rating: 4.5,
      daysAgo: 90,
      body: 'It stands up by itself! You have no idea how rare that is.',
    },
    {
      by: 'katerina',
      variant: 'Forest',
      rating: 3.5,
      daysAgo: 32,
      body: 'Smells strongly of candles at first. Key hook is brilliant.',
    },
  ],
  'canvas-backpack': [
    {
      by: 'freya',
      variant: 'Moss',
      rating: 4.5,
      daysAgo: 303,
      body: 'Cycled through a cloudburst from Roskilde. Papers dry, shoes full.',
    },
    {
      by: 'lukas',
      variant: 'Charcoal',
      rating: 3.5,
      daysAgo: 255,
      body: 'Strong, good looking, no chest strap. With the laptop in it the straps wander.',
    },
    {
      by: 'stefan',
      variant: 'Sand',
      rating: 2,
      daysAgo: 207,
      body: prose`
        Sand was a mistake, and the fault is only partly mine. Jeans dye the back panel blue within days and it does
        not come out with a sponge, which is all you are allowed to use.

        The buckles are heavy and handsome and take two hands whatever the page says. I have been practising since
        September.
      `,
    },
    {
      by: 'yuki',
      variant: 'Charcoal',
      rating: 4,
      daysAgo: 140,
      body: 'Well sewn. The inside is dark, so a black phone disappears. I added a white pouch.',
    },
    {
      by: 'samuel',
      variant: 'Moss',
      rating: 3,
      daysAgo: 93,
      body: 'Too small for my 15-inch laptop with its sleeve, just right without.',
    },
    {
      by: 'jonas',
      variant: 'Charcoal',
      rating: 4,
      daysAgo: 36,
      body: 'The canvas is softening nicely. Felt straps are kinder than foam once you stop missing the foam.',
    },
  ],
  'windproof-umbrella': [
    {
      by: 'eero',
      variant: 'Ink blue',
      rating: 2.5,
      daysAgo: 161,
      body: 'Good for rain that comes down. Here it comes from the side.',
    },
    {
      by: 'colm',
      variant: 'Aubergine',
      rating: 0.5,
      daysAgo: 135,
      body: prose`
        The address of this page says windproof. I live in Galway. It lasted from the front door to the bus stop,
        which is two hundred and ten metres; I have since walked it again to be fair.

        First gust: inside out. I closed it, opened it, and it went back into shape, and I thought, well, that is
        something. Second gust: inside out again, and this time two of the eight ribs stayed bent at the joint. Third
        gust: the cover came off the tip of one of them and the rib went through the cloth.

        The handle is, I have to say, the nicest handle I have ever held. I have kept it. It hangs by the door and
        does nothing, like the umbrella.
      `,
    },
    { by: 'gwenn', variant: 'Ink blue', rating: 1.5, daysAgo: 103, body: 'Not for Finistère.' },
    {
      by: 'margaux',
      variant: 'Oat',
      rating: 2,
      daysAgo: 71,
      body: 'Elegant, but the oat fabric got grey lines along the folds where the ribs rust a little. I did dry it half open.',
    },
    {
      by: 'wiebke',
      variant: 'Aubergine',
      rating: 1,
      daysAgo: 43,
      body: 'Broke on the second day. The colour was lovely both days.',
    },
  ],
  'brass-rose-watering-can': [
    {
      by: 'harriet',
      variant: 'Sage',
      rating: 5,
      daysAgo: 201,
      body: 'Seedlings stay standing. My late husband swore by upward holes and I see now what he meant.',
    },
    {
      by: 'linh',
      variant: 'Charcoal',
      rating: 4.5,
      daysAgo: 158,
      body: 'Reaches over three rows of lettuce. The balance is right even when it is half empty.',
    },
    {
      by: 'ines',
      variant: 'Chalk',
      rating: 4,
      daysAgo: 88,
      body: 'It stands in the living room because it is too pretty for the shed, and so I have to walk further.',
    },
    {
      by: 'hassan',
      variant: 'Sage',
      rating: 3.5,
      daysAgo: 23,
      body: 'A drop always remains and falls on the parquet as you turn around.',
    },
  ],
  'ribbed-beanie': [
    {
      by: 'henrik',
      variant: 'Navy',
      rating: 5,
      daysAgo: 104,
      body: 'Warm without the itch. Looks right on a bald man.',
    },
    { by: 'anais', variant: 'Oxide red', rating: 4.5, daysAgo: 80, body: 'My fisherman uncle approved, with one nod.' },
    {
      by: 'grace',
      variant: 'Moss',
      rating: 3,
      daysAgo: 51,
      body: 'Does not go over braids with the brim rolled. Unrolled it does, but then it is just a hat.',
    },
    { by: 'yulia', variant: 'Oat', rating: 4, daysAgo: 16, body: 'It did pill and it did stop, both as announced.' },
  ],
}
