import type { ReviewsBySlug } from '../history/demo-review.ts'
import { prose } from '../prose.ts'

export const knivesAndBoardsReviews: ReviewsBySlug = {
  'chefs-knife-20-cm': [
    {
      by: 'jeanbaptiste',
      variant: 'Walnut',
      rating: 5,
      daysAgo: 470,
      body: prose`
        I cooked for a living for twenty-two years and have owned more knives than sense. This one is not the hardest
        or the lightest of them, and it is the one I take off the magnet.

        What I look at first is the spine. Here it is eased all along, so the index finger does not get sore by the
        second crate of carrots. The heel is square and comes right down to the board, with no bolster in the way of
        the stone, which means you can sharpen the whole edge for the next thirty years instead of grinding a hollow
        into it. Out of the box it cut a tomato by its own weight. It held that for about five weeks at home, one meal
        a day, with a few strokes on the rod on Sundays; in a restaurant I would say ten days.

        The steel is a little soft by today's fashion. Good. Hard steel chips on a chicken bone and then you own a
        saw. This bends a hair, and the rod puts it straight.

        A cook's knife is held by the blade, not by the handle, so I let three people who know nothing about it cut
        leeks for an hour: my daughter, who is small, my brother-in-law, who is not, and a neighbour with arthritis in
        both thumbs. None of them asked for another knife, and the neighbour has since ordered one.

        Two remarks. The tip is rather broad for fine work on shallots (that is what the small one is for). And the
        walnut was dry when it came: give it some oil on the first day, wipe, and again on the third. After that it
        looks like what it is, a tool made by people who use one.
      `,
    },
    {
      by: 'linh',
      variant: 'Boxwood',
      rating: 4.5,
      daysAgo: 402,
      body: 'Bit long for my board, but so well balanced that my wrist forgives it. Boxwood is darker after a year, like honey.',
    },
    { by: 'stefan', variant: 'Black', rating: 5, daysAgo: 345, body: 'Sharp. Be careful. I was told and was not.' },
    {
      by: 'marisol',
      variant: 'Walnut',
      rating: 4,
      daysAgo: 260,
      body: 'Excellent blade. One rivet stood out by a fraction and caught on the towel until I filed it.',
    },
    {
      by: 'colm',
      variant: 'Black',
      rating: 2,
      daysAgo: 198,
      body: 'Stained within the week. Yes, I left it wet overnight. At this price I expected stainless to mean stainless.',
    },
    {
      by: 'wiebke',
      variant: 'Walnut',
      rating: 4.5,
      daysAgo: 96,
      body: 'To Colm: it says in the description to dry it. Mine is spotless after six months, and still shaves paper.',
    },
    {
      by: 'camille',
      variant: 'Black',
      rating: 5,
      daysAgo: 52,
      body: 'Onions have stopped making me cry, which I am told is because the edge cuts the cells instead of crushing them.',
    },
  ],
  'office-paring-knife': [
    {
      by: 'odile',
      variant: 'Oxide red',
      rating: 5,
      daysAgo: 588,
      body: 'My grandmother had this knife. I mean this one, the red. Hers was worn to the shape of a willow leaf.',
    },
    {
      by: 'noor',
      variant: 'Natural beech',
      rating: 4.5,
      daysAgo: 505,
      body: 'Cheap, light, sharp. I bought three and keep one in the picnic basket.',
    },
    {
      by: 'bram',
      variant: 'Ink blue',
      rating: 4,
      daysAgo: 420,
      body: 'Rusted a little the first night, then I read the description. Now it has a fine grey skin and behaves.',
    },
    {
      by: 'ruta',
      variant: 'Forest',
      rating: 4.5,
      daysAgo: 300,
      body: 'For mushrooms in the forest, obviously. The green one, so of course I dropped it and could not find it for an hour. Next time red.',
    },
    {
      by: 'giulia',
      variant: 'Oxide red',
      rating: 3,
      daysAgo: 177,
      body: 'Handle is short for me. The blade is very good.',
    },
    {
      by: 'jonas',
      variant: 'Natural beech',
      rating: 5,
      daysAgo: 64,
      body: 'Peels a whole potato in one ribbon. I timed nothing, I just enjoyed it.',
    },
  ],
  'bakers-board': [
    {
      by: 'yulia',
      variant: 'Beech',
      rating: 5,
      daysAgo: 401,
      body: 'It does not move, it does not smell, it does not warp. Bread on one side, everything else on the other.',
    },
    {
      by: 'henrik',
      variant: 'Walnut',
      rating: 5,
      daysAgo: 322,
      body: 'Heavier than my dog. Looks better than my table.',
    },
    {
      by: 'margaux',
      variant: 'Beech',
      rating: 5,
      daysAgo: 230,
      body: prose`
        I was sceptical about dents that come up again. So I hit one corner with a rolling pin on purpose, laid a wet
        cloth over it, and took a picture every hour. By the next morning I had to look for it.

        The children now call it the magic board.
      `,
    },
    { by: 'olafur', variant: 'Beech', rating: 5, daysAgo: 118, body: 'Solid.' },
    {
      by: 'priya',
      variant: 'Walnut',
      rating: 5,
      daysAgo: 33,
      body: 'The groove really does hold a whole chicken’s worth. For the first time the tablecloth has survived a Sunday.',
    },
  ],
}
