import type { ReviewsBySlug } from '../history/demo-review.ts'
import { prose } from '../prose.ts'

export const lightAndSoundReviews: ReviewsBySlug = {
  'mushroom-table-lamp': [
    {
      by: 'anais',
      variant: 'Mustard',
      rating: 5,
      daysAgo: 266,
      body: 'It glows under its hat and I am fond of it in a way one should not be of a lamp.',
    },
    {
      by: 'stefan',
      variant: 'Chalk',
      rating: 4.5,
      daysAgo: 222,
      body: 'The dimmer goes down to almost nothing without any humming. Use a dimmable bulb, it is not in the box.',
    },
    {
      by: 'grace',
      variant: 'Oxide red',
      rating: 4,
      daysAgo: 149,
      body: 'Smaller than I pictured. I had not measured 34 cm before ordering. Measure.',
    },
    { by: 'bram', variant: 'Forest', rating: 3.5, daysAgo: 94, body: 'Fine lamp, cable too short for our corner.' },
    { by: 'eero', variant: 'Mustard', rating: 5, daysAgo: 27, body: 'November is easier now.' },
  ],
  'reading-floor-lamp': [
    {
      by: 'harriet',
      variant: 'Brass',
      rating: 5,
      daysAgo: 344,
      body: 'I can read the footnotes again, and he can sleep.',
    },
    {
      by: 'mateo',
      variant: 'Charcoal',
      rating: 4.5,
      daysAgo: 268,
      body: 'The joint is a pleasure: you push, it stays. The cone is narrow indeed, do not expect it to light the room.',
    },
    {
      by: 'tomasz',
      variant: 'Chalk',
      rating: 3.5,
      daysAgo: 163,
      body: 'Foot switch is on the cable, and mine ended up behind the sofa. The light itself is very good.',
    },
    { by: 'leila', variant: 'Charcoal', rating: 5, daysAgo: 54, body: 'Stable. Twin boys tested it for you.' },
  ],
  'heure-bleue-wall-clock': [
    {
      by: 'dragana',
      variant: 'Ink blue',
      rating: 5,
      daysAgo: 330,
      body: 'Silent, truly. I held it to my ear to see if it was alive.',
    },
    {
      by: 'priya',
      variant: 'Chalk',
      rating: 4,
      daysAgo: 271,
      body: 'Elegant. With no numbers my son learned to tell the time slowly and properly.',
    },
    {
      by: 'bastien',
      variant: 'Terracotta',
      rating: 3,
      daysAgo: 184,
      body: 'Loses a minute in two weeks, not half a minute a month. Nobody here is ever on time anyway.',
    },
    {
      by: 'ines',
      variant: 'Ink blue',
      rating: 4.5,
      daysAgo: 106,
      body: 'At dusk the dial is the colour of the window. That must be where the name comes from.',
    },
    {
      by: 'jonas',
      variant: 'Chalk',
      rating: 4.5,
      daysAgo: 40,
      body: 'In the bedroom for a month and I have not once lain awake counting it.',
    },
  ],
  'tabletop-speaker': [
    {
      by: 'mateo',
      variant: 'Oat',
      rating: 4,
      daysAgo: 6,
      body: prose`
        Voices are wonderful on it, close and without effort. I listened to a whole football match just for the
        commentator. Bass is there but it does not move the furniture, so if you want to dance, look elsewhere.

        It connects to the last telephone by itself, even when that telephone is in the pocket of somebody walking
        past the window. There is no way to stop this that I have found.
      `,
    },
  ],
  'low-tide-poster': [
    {
      by: 'gwenn',
      variant: 'Morning',
      rating: 5,
      daysAgo: 188,
      body: 'I grew up there. That is the light, and those are the stakes.',
    },
    {
      by: 'samuel',
      variant: 'Evening',
      rating: 4.5,
      daysAgo: 119,
      body: 'Rich flat colour, you can feel the ink with a finger. Framing cost more than the print.',
    },
    {
      by: 'ruta',
      variant: 'Morning',
      rating: 4,
      daysAgo: 42,
      body: 'Came well rolled, wanted to stay rolled. Three days under the atlas.',
    },
  ],
}
