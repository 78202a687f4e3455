import type { ReviewsBySlug } from '../history/demo-review.ts'
import { prose } from '../prose.ts'

export const pantryReviews: ReviewsBySlug = {
  'cold-pressed-olive-oil': [
    {
      by: 'eleni',
      variant: 'Green olives',
      rating: 4,
      daysAgo: 194,
      body: 'I am Greek, so four stars is a great deal. Fresh, bitter in the right place, honest.',
    },
    {
      by: 'ines',
      variant: 'Black olives',
      rating: 5,
      daysAgo: 160,
      body: 'Cocoa, they say, and I thought: nonsense. Then I put it on oranges with salt.',
    },
    {
      by: 'lukas',
      variant: 'Green olives',
      rating: 5,
      daysAgo: 128,
      body: 'It really scratches the throat. My guests coughed and asked for more bread.',
    },
    {
      by: 'freya',
      variant: 'Lemon',
      rating: 4.5,
      daysAgo: 89,
      body: 'Real lemon and not perfume. On boiled potatoes, with nothing else.',
    },
    {
      by: 'mehmet',
      variant: 'Black olives',
      rating: 2.5,
      daysAgo: 55,
      body: 'To me it tastes of olives that waited too long. A matter of habit perhaps. The green one is excellent.',
    },
    {
      by: 'camille',
      variant: 'Green olives',
      rating: 4.5,
      daysAgo: 21,
      body: 'The bottle pours well, without the oily finger afterwards. Gone in five weeks.',
    },
  ],
  'orchard-jam': [
    { by: 'theo', variant: 'Apricot', rating: 5, daysAgo: 366, body: 'Tastes of fruit first and sugar much later.' },
    {
      by: 'zsofia',
      variant: 'Apricot',
      rating: 4.5,
      daysAgo: 318,
      body: 'In Hungary we take apricots seriously. Very close to home. A little more kernel, please.',
    },
    {
      by: 'odile',
      variant: 'Mirabelle',
      rating: 4,
      daysAgo: 280,
      body: 'Found a stone. I had been warned twice and still bit on it. The jam is superb.',
    },
    { by: 'wiebke', variant: 'Raspberry', rating: 5, daysAgo: 199, body: 'Runny, thank goodness.' },
    {
      by: 'stefan',
      variant: 'Raspberry',
      rating: 3,
      daysAgo: 142,
      body: 'Too liquid for sandwiches: it left through the holes in the bread and continued down my sleeve. Flavour very good.',
    },
    {
      by: 'grace',
      variant: 'Fig',
      rating: 5,
      daysAgo: 97,
      body: 'Please make more of the fig. I am rationing the last two spoons.',
    },
    { by: 'jonas', variant: 'Apricot', rating: 4.5, daysAgo: 22, body: 'On pancakes, by the jar.' },
  ],
  'quince-and-bay-jelly': [
    {
      by: 'marisol',
      variant: 'With bay',
      rating: 5,
      daysAgo: 330,
      body: 'With Manchego. I will say no more and I will buy no more, because there is none.',
    },
    {
      by: 'harriet',
      variant: 'With bay',
      rating: 4.5,
      daysAgo: 301,
      body: 'The bay is there, quietly, at the end. Lovely colour against the window.',
    },
    {
      by: 'colm',
      variant: 'Plain',
      rating: 4,
      daysAgo: 287,
      body: 'Good honest jelly. It was gone in October and it is gone again. Plant more trees!',
    },
    {
      by: 'ruta',
      variant: 'Plain',
      rating: 5,
      daysAgo: 264,
      body: 'My whole apartment smelled of quinces when I opened it.',
    },
  ],
  gouter: [
    {
      by: 'margaux',
      variant: 'Milk',
      rating: 5,
      daysAgo: 158,
      body: 'I am forty-one years old and for ten minutes I was seven.',
    },
    {
      by: 'pieter',
      variant: 'Milk and salt',
      rating: 4,
      daysAgo: 120,
      body: 'The salt helps. One bar makes three children happy and their father very quiet.',
    },
    {
      by: 'anais',
      variant: 'Milk',
      rating: 5,
      daysAgo: 93,
      body: 'With cold butter on the bread underneath. Trust a Breton.',
    },
    {
      by: 'samuel',
      variant: 'Milk',
      rating: 3.5,
      daysAgo: 66,
      body: 'Pleasant milk chocolate. I understand that I am missing a childhood.',
    },
    {
      by: 'yuki',
      variant: 'Milk and salt',
      rating: 4.5,
      daysAgo: 12,
      body: 'Bought ten as presents. Eight arrived in Kyoto.',
    },
  ],
  'dark-chocolate-72': [
    {
      by: 'ilse',
      variant: 'Plain',
      rating: 4.5,
      daysAgo: 12,
      body: prose`
        I judge for a small chocolate club in Ghent and we had this one blind, among nine. It came second.

        Snap clean, surface like a piano, melts slowly and without wax. First redcurrant, then something like dried
        rose, then a short, decent bitterness that does not turn to ash. Half a star withheld because the finish could
        be longer.
      `,
    },
    {
      by: 'leila',
      variant: 'Buckwheat',
      rating: 5,
      daysAgo: 7,
      body: 'Crunchy like the edge of a galette. Finished the bar in the street.',
    },
  ],
}
