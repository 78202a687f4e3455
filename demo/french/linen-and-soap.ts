import { prose } from '../prose.ts'
import type { FrenchProduct } from './french-product.ts'

export const linenAndSoap: Readonly<Record<string, FrenchProduct>> = {
  'metis-tea-towel': {
    title: 'Torchon métis',
    thumbnailAlt: 'Torchon à rayures rouge oxyde et lin écru',
    description: prose`
      Métis est le vieux nom d’une toile à chaîne de coton et trame de lin : plus douce que le lin pur le premier
      jour, plus séchante que le coton pur tous les autres. Celui-ci porte le liteau tissé des offices d’hôtel, 55 ×
      75 cm, avec une attache sur le petit côté, où il pend le plus droit.

      Dès le troisième lavage environ, il essuie les verres sans peluches. Soixante degrés, pas d’assouplissant : il
      enrobe les fibres, et un torchon enrobé ne fait que déplacer l’eau.
    `,
  },
  'honeycomb-tea-towels': {
    title: 'Torchons nid-d’abeilles, lot de deux',
    thumbnailAlt: 'Torchon à grands carreaux moutarde',
    description: prose`
      Un tissage nid-d’abeilles a deux fois la surface d’une toile plate de même taille, et chaque petite alvéole
      retient une goutte. D’où cette paire, pour celles et ceux qui font la vaisselle à la main et essuient beaucoup :
      50 × 70 cm chacun, coton du Portugal, 240 g/m², à grands carreaux tissés.

      Le tissu se resserre au premier lavage (nous avons mesuré 6 %) et devient élastique. Gardez-les pour les
      assiettes et les mains, et laissez les verres à vin à une toile plus plate.
    `,
  },
  'marseille-soap': {
    title: 'Savon de Marseille, 250 g',
    thumbnailAlt: 'Cube de savon vert à l’huile d’olive sur un support de bois',
    description: prose`
      Des huiles végétales, de la soude, du sel marin et de l’eau, cuits dix jours au chaudron ouvert et coupés au
      fil. Le cube à l’olive est vert parce que l’huile d’olive l’est. Les parfumés partent de la base blanche et
      reçoivent leur parfum au broyage, à moins d’un pour cent.

      Un cube frais a 6,5 cm d’arête et perd un dixième de son poids en séchant : repesez-le au printemps si le cœur
      vous en dit. Bon pour les mains, les cols avant lavage, les pinceaux et, en copeaux, les lainages. Il lui faut
      un porte-savon qui s’égoutte.
    `,
  },
  'dish-brush': {
    title: 'Brosse à vaisselle à tête remplaçable',
    thumbnailAlt: 'Brosse à vaisselle ronde en bois, à poils clairs',
    description: prose`
      Hêtre huilé, pince d’acier à ressort, et des poils qui poussent : le tampico, de l’agave, pour assiettes et
      verres ; la bassine, plus raide, d’un palmier, pour la fonte et le riz brûlé. Les têtes se clipsent, et une tête
      usée va au compost une fois les petites agrafes retirées.

      Suspendez-la par la boucle, poils en bas. Debout dans un pot, elle boit par le mauvais bout et le bois se fend
      dans l’année. 24 cm.
    `,
  },
  'after-the-rain-candle': {
    title: 'Bougie « Après la pluie »',
    thumbnailAlt: 'Bougie allumée dans un godet vert sauge',
    description: prose`
      Pierre chaude, feuille de figuier et une trace de vert : l’odeur d’une cour d’Aix, cinq minutes après l’orage.
      Cire de colza et de coco, mèche de coton, coulées dans un godet émaillé qui fait ensuite un pot à crayons
      honorable (une heure au congélateur, et le reste de cire tombe).

      180 g, une quarantaine d’heures. Laissez la première combustion atteindre le bord tout autour, environ deux
      heures, sinon la bougie creusera un puits pour le reste de ses jours. Coupez la mèche à 5 mm. Les trois autres
      senteurs sont plus discrètes : copeaux de cèdre, thé noir, et une sans aucun parfum, pour la table.
    `,
  },
}
