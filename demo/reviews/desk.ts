import type { ReviewsBySlug } from '../history/demo-review.ts'

export const deskReviews: ReviewsBySlug = {
  'a-ne-pas-oublier-notebook': [
    {
      by: 'tomasz',
      variant: 'Ink blue',
      rating: 5,
      daysAgo: 577,
      body: 'Fountain pen, broad nib, wet ink: no feathering, nothing on the back. Bought the next one before this was full.',
    },
    {
      by: 'zsofia',
      variant: 'Oxide red',
      rating: 4.5,
      daysAgo: 490,
      body: 'Opens flat from page one. Sewn, I checked.',
    },
    {
      by: 'wiebke',
      variant: 'Mustard',
      rating: 4,
      daysAgo: 401,
      body: 'The grey lines are so faint that in the evening I write on no lines at all.',
    },
    {
      by: 'noor',
      variant: 'Celadon',
      rating: 5,
      daysAgo: 287,
      body: 'I forgot it on a train. Someone posted it back.',
    },
    {
      by: 'eleni',
      variant: 'Oxide red',
      rating: 3.5,
      daysAgo: 202,
      body: 'Good paper. The corners of the cover went soft in my bag after a few weeks.',
    },
    { by: 'camille', variant: 'Mustard', rating: 5, daysAgo: 110, body: 'My shopping lists have become literature.' },
    {
      by: 'theo',
      variant: 'Ink blue',
      rating: 4.5,
      daysAgo: 17,
      body: 'Fits the jacket pocket if the jacket is generous.',
    },
  ],
  'brass-ballpoint': [
    {
      by: 'rene',
      variant: 'Brass',
      rating: 5,
      daysAgo: 460,
      body: 'A pen with some gravity. Mine has gone the brown of an old doorknob and I would not polish it for money.',
    },
    {
      by: 'linh',
      variant: 'Black',
      rating: 4.5,
      daysAgo: 371,
      body: 'Lighter than the brass one and better for long writing, I think.',
    },
    {
      by: 'hassan',
      variant: 'Red',
      rating: 1,
      daysAgo: 288,
      body: 'The refill leaked inside the barrel in the first week. Cleaned it, put in another, it leaked again. Ink on two shirts.',
    },
    {
      by: 'marta',
      variant: 'Brass',
      rating: 4,
      daysAgo: 146,
      body: 'Makes the fingers smell of coins. Otherwise a pleasure.',
    },
    {
      by: 'jonas',
      variant: 'Black',
      rating: 4.5,
      daysAgo: 73,
      body: 'Does not roll off the drawing board. I have waited years for a ballpoint with corners.',
    },
  ],
}
