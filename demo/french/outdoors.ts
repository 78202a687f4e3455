import { prose } from '../prose.ts'
import type { FrenchProduct } from './french-product.ts'

export const outdoors: Readonly<Record<string, FrenchProduct>> = {
  'steel-thermos': {
    title: 'Thermos en acier, 50 cl',
    thumbnailAlt: 'Thermos vert forêt à bouchon d’acier et boucle de cuir',
    description: prose`
      Deux parois d’acier 18/8 avec rien entre elles. Nous en avons rempli un de thé à 92 °C et l’avons laissé en
      janvier sur un rebord de fenêtre : 71 °C après six heures, 58 après douze. L’eau glacée tient mieux encore.

      Le bouchon se démonte en trois pièces, qui vont toutes dans le panier à couverts ; le corps se lave à la main,
      car les machines rongent la laque. 24 cm de haut, 7 de diamètre, 330 g à vide. Le capuchon pend à une boucle de
      cuir et sert de tasse.
    `,
  },
  'waxed-tote': {
    title: 'Cabas en toile cirée',
    thumbnailAlt: 'Cabas en toile cirée moutarde à anses de cuir',
    description: prose`
      Le coton des voiliers, 400 g/m², imprégné de paraffine et de cire d’abeille. Il laisse glisser l’averse, tient
      debout quand on le lâche et garde chaque pli en souvenir des lieux.

      Des anses assez longues pour un manteau d’hiver, en cuir de sellerie, rivetées. Dedans : une poche zippée, un
      mousqueton pour les clés. 38 × 40 × 14 cm. Éponge et eau froide, jamais la machine ; un automne sur deux,
      remettez de la cire et faites-la fondre au sèche-cheveux.
    `,
  },
  'canvas-backpack': {
    title: 'Sac à dos en toile, 19 litres',
    thumbnailAlt: 'Sac à dos en toile anthracite à boucles de laiton',
    description: prose`
      Fait pour la journée : un ordinateur jusqu’à 15 pouces contre le dos, un pull, le déjeuner, une bouteille de
      chaque côté. Une toile de coton serrée sur une couche de butyle, la construction du premier mackintosh, qui
      arrête la pluie sans enduit de surface à peler.

      Bretelles de sangle, 5 cm de large, rembourrées de feutre. Les boucles sont en laiton massif et se ferment d’une
      main une fois qu’on a le tour. 45 × 30 × 14 cm, 1,1 kg. Brossez la boue sèche, épongez le reste.
    `,
  },
  'windproof-umbrella': {
    title: 'Parapluie canne à poignée de cerisier',
    thumbnailAlt: 'Parapluie canne bleu encre à poignée de bois courbée',
    description: prose`
      Huit baleines d’acier, un mât d’une pièce, une crosse de cerisier étuvé qui se pend à l’avant-bras. La toile est
      un pongé de polyester serré, 104 cm de diamètre ouvert, assez pour une personne et un sac ou pour deux qui
      s’aiment bien.

      S’ouvre à la main. Laissez-le sécher à demi ouvert ; fermé mouillé, tout parapluie rouille aux articulations.
      89 cm de long, 510 g.
    `,
  },
  'brass-rose-watering-can': {
    title: 'Arrosoir à pomme de laiton',
    thumbnailAlt: 'Arrosoir à long bec vert sauge',
    description: prose`
      Le long bec atteint le dernier rang sans qu’on s’appuie sur le premier. Acier galvanisé et laqué, équilibré pour
      que l’anse reste au-dessus du poids à mesure qu’il se vide. Ôtez la pomme pour les pots, laissez-la pour les
      semis : ses 120 trous sont percés vers le haut, et l’eau descend en pluie plutôt qu’en jet.

      Contient 3,5 litres ; plus, ce serait pour des poignets plus jeunes. Videz-le avant le gel. Une pomme bouchée se
      libère en une nuit de vinaigre.
    `,
  },
  'ribbed-beanie': {
    title: 'Bonnet de marin à côtes',
    thumbnailAlt: 'Bonnet de laine à côtes, rouge oxyde',
    description: prose`
      Court, comme on le porte sur le quai du Guilvinec : il s’arrête au-dessus des oreilles tant que le vent ne se
      lève pas, puis on déroule le bord. Tricoté d’une pièce en Bretagne, en mérinos deux fils, le sommet fermé à la
      main.

      La taille unique va de 54 à 60 cm. Lavage à la main, eau fraîche, séchage à plat. Il bouloche les premières
      semaines, là où frotte le col, puis il arrête.
    `,
  },
  'checked-scarf': {
    title: 'Écharpe à carreaux en laine d’agneau',
    thumbnailAlt: 'Écharpe pliée à carreaux moutarde et franges nouées',
    description: prose`
      Tissée dans la Creuse sur un métier étroit, trente centimètres de large et exactement 180 de long, les franges
      torsadées puis nouées à la main. Le carreau est fait d’une seule couleur en trois intensités : ce qui a l’air
      d’une quatrième, ce sont deux d’entre elles qui se croisent.

      La laine de première tonte n’a jamais été coupée : chaque fibre garde sa pointe effilée, et une pointe ne gratte
      pas. Douce dès le début, et plus douce en février.
    `,
  },
}
