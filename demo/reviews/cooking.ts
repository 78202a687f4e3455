import type { ReviewsBySlug } from '../history/demo-review.ts'
import { prose } from '../prose.ts'

export const cookingReviews: ReviewsBySlug = {
  'cast-iron-cocotte-24-cm': [
    {
      by: 'margaux',
      variant: 'Ink blue',
      rating: 5,
      daysAgo: 340,
      body: prose`
        Bread! Nobody mentions the bread. Heat the empty pot to 240 °C, drop the dough in on a sheet of paper, lid on
        for twenty-five minutes, lid off for fifteen. The crust crackles when it comes out, and you stand in the
        kitchen at seven in the morning listening to a loaf.

        It also does stews.
      `,
    },
    {
      by: 'anais',
      variant: 'Oxide red',
      rating: 4.5,
      daysAgo: 318,
      body: 'A little lighter than my aunt’s famous one and browns just as well. The knob gets hot, use a cloth.',
    },
    {
      by: 'dragana',
      variant: 'Forest',
      rating: 5,
      daysAgo: 290,
      body: 'Sarma for eight people on Christmas Eve, and it came clean with hot water and patience.',
    },
    {
      by: 'pieter',
      variant: 'Chalk',
      rating: 3,
      daysAgo: 255,
      body: 'Cooks very well. The chalk outside has taken on a brown shadow at the bottom from the gas flame that I cannot remove. Choose a dark one.',
    },
    {
      by: 'mateo',
      variant: 'Mustard',
      rating: 4.5,
      daysAgo: 221,
      body: 'The mustard is deeper than in the picture and much nicer. Lid fits so well that it sighs.',
    },
    {
      by: 'harriet',
      variant: 'Ink blue',
      rating: 2,
      daysAgo: 174,
      body: 'I cannot lift it full. I am seventy-four and should have read the weight. No fault of the pot, but somebody should say it: 4.7 kg, plus dinner.',
    },
    {
      by: 'eleni',
      variant: 'Oxide red',
      rating: 5,
      daysAgo: 130,
      body: 'Octopus, wine, two hours, nothing else. It has gone to live on the hob.',
    },
    {
      by: 'theo',
      variant: 'Forest',
      rating: 4,
      daysAgo: 81,
      body: 'Chipped a corner of the rim with the lid in the first month, entirely my own clumsiness. Cooking unaffected.',
    },
    {
      by: 'camille',
      variant: 'Ink blue',
      rating: 5,
      daysAgo: 24,
      body: 'Waited two years to buy it and should not have. The points under the lid really do keep the top of the meat wet.',
    },
  ],
  'salt-and-pepper-mills': [
    {
      by: 'lukas',
      variant: 'Natural beech',
      rating: 5,
      daysAgo: 540,
      body: 'The difference between fine and coarse is real, not decoration.',
    },
    {
      by: 'vera',
      variant: 'Black',
      rating: 4.5,
      daysAgo: 411,
      body: 'The pepper one grinds fast: I used to need twenty turns for a steak and now it is six. The salt one is merely fine.',
    },
    {
      by: 'samuel',
      variant: 'Oxide red',
      rating: 2.5,
      daysAgo: 276,
      body: 'The nut of the tall one works loose as you turn, and slowly the pepper gets coarser during dinner. I tighten it before every meal now.',
    },
    {
      by: 'katerina',
      variant: 'Natural beech',
      rating: 4,
      daysAgo: 150,
      body: 'Pretty and good. They leave some dust on the table because there is no cap underneath; ours stand on a saucer.',
    },
    {
      by: 'ilse',
      variant: 'Oxide red',
      rating: 5,
      daysAgo: 41,
      body: 'Red as a postbox. Makes me want to season things.',
    },
  ],
  'kitchen-scale': [
    {
      by: 'wiebke',
      variant: 'Chalk',
      rating: 5,
      daysAgo: 236,
      body: 'Six minutes before it switches off. Finally somebody at a scale company has baked something.',
    },
    {
      by: 'eero',
      variant: 'Charcoal',
      rating: 4.5,
      daysAgo: 190,
      body: 'Accurate against the lab scale at work. I checked at 10, 100, 1000 and 4000.',
    },
    {
      by: 'leila',
      variant: 'Celadon',
      rating: 4,
      daysAgo: 122,
      body: 'Nice and small. The charcoal one would show less flour on the sides, the celadon one makes me happier.',
    },
    {
      by: 'bastien',
      variant: 'Charcoal',
      rating: 3,
      daysAgo: 70,
      body: 'Too slow for coffee: it takes a second to catch up with the pour. For flour perfectly good.',
    },
    {
      by: 'amara',
      variant: 'Chalk',
      rating: 4.5,
      daysAgo: 20,
      body: 'I laughed at the name and then I weighed the cat. She is not < 5 kg.',
    },
  ],
  'garcon-apron': [
    { by: 'stefan', variant: 'Ink blue', rating: 4.5, daysAgo: 291, body: 'I look like I know what I am doing.' },
    {
      by: 'freya',
      variant: 'Oat',
      rating: 5,
      daysAgo: 240,
      body: 'The rings on the neck loop are the reason to buy it: short for me, long for him, no knot in anybody’s hair.',
    },
    {
      by: 'mehmet',
      variant: 'Charcoal',
      rating: 4,
      daysAgo: 161,
      body: 'Strong cloth. For my height, 1.94 m, it ends a little above the knee, not long at all.',
    },
    {
      by: 'gwenn',
      variant: 'Rust',
      rating: 3.5,
      daysAgo: 90,
      body: 'Beautiful colour, but it bled in the first wash and now I own pink napkins. Wash separately!',
    },
    {
      by: 'giulia',
      variant: 'Ink blue',
      rating: 5,
      daysAgo: 28,
      body: 'The pocket is deep enough that a phone cannot fall into the sauce. Ask me how I know.',
    },
  ],
}
