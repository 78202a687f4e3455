import { prose } from '../prose.ts'
import type { FrenchProduct } from './french-product.ts'

export const cooking: Readonly<Record<string, FrenchProduct>> = {
  'chefs-knife-20-cm': {
    title: 'Couteau de chef, 20 cm',
    thumbnailAlt: 'Couteau de chef à manche en noyer et trois rivets de laiton',
    description: prose`
      Forgé à Thiers dans une seule barre d’acier inoxydable qui traverse le manche de part en part, et cela se sent :
      le point d’équilibre tombe juste devant la mitre, là où le pouce et l’index se rejoignent. Vingt centimètres,
      assez pour un chou, pas trop pour tourner dans une échalote. Le fil quitte la pierre à 15 degrés de chaque côté.

      Deux plaquettes de bois stabilisé, tenues par trois rivets de laiton poncés à fleur. Lavez-le à la main,
      séchez-le aussitôt et passez-le au fusil une fois par semaine ; deux séances de pierre par an suffisent à la
      plupart des cuisines. 33 cm hors tout, 215 g.
    `,
  },
  'office-paring-knife': {
    title: 'Couteau d’office',
    thumbnailAlt: 'Petit couteau d’office à manche en hêtre rouge oxyde',
    description: prose`
      Chaque tiroir de cuisine français en a un, souvent plus vieux que son propriétaire. Neuf centimètres d’acier au
      carbone, étroits et fins, pour tourner un champignon ou équeuter des fraises dans la main. Le carbone prend un
      fil plus vif que l’inox et demande peu en retour : essuyez-le après les citrons et les tomates, et laissez venir
      la patine grise. Elle protège la lame, et rien ne la presse.

      Manche en hêtre, 10 cm, teinté dans la masse pour que les éclats ne se voient pas. Jamais au lave-vaisselle.
    `,
  },
  'bakers-board': {
    title: 'Planche de boulanger à rigole',
    thumbnailAlt: 'Planche à découper rectangulaire en hêtre clair, avec rigole',
    description: prose`
      Trois planches d’un même tronc, débitées de sorte que les cernes se tiennent droits et que la planche reste
      plane quand une face est mouillée. Avec ses 44 × 28 cm et ses 3 cm d’épaisseur, elle pèse bien plus de deux
      kilos et ne se promène pas sur le plan de travail. Une rigole fait le tour de la face supérieure et retient le
      jus d’un poulet rôti, avec un peu de marge ; l’autre face est lisse, pour la pâte.

      Le bois vient du Jura, fini à l’huile de lin. Un chiffon humide, puis debout pour sécher. Les coups remontent
      sous un linge mouillé. Quand elle a l’air assoiffée, donnez-lui une cuillerée d’huile alimentaire et une nuit de
      repos.
    `,
  },
  'cast-iron-cocotte-24-cm': {
    title: 'Cocotte en fonte, 24 cm',
    thumbnailAlt: 'Cocotte ronde en fonte et son couvercle, émaillés bleu encre',
    description: prose`
      Quatre litres : un poulet, un kilo et demi de jarret, ou une soupe pour six avec un reste pour le lendemain. La
      fonte est coulée dans le sable, un moule par cocotte, puis émaillée deux fois et cuite à 800 °C. Sous le
      couvercle, des rangées de picots recueillent la vapeur et la laissent retomber partout sur la viande.

      Elle va sur l’induction, le gaz, les plaques électriques et dans tout four jusqu’à 250 °C, bouton compris.
      Commencez à feu doux ; la fonte chauffe lentement et oublie lentement. L’émail clair de l’intérieur montre où en
      sont les sucs. Laissez tremper plutôt que de récurer, et gardez les cuillères en métal pour autre chose.

      4,7 kg avec le couvercle : soulevez à deux mains.
    `,
  },
  'salt-and-pepper-mills': {
    title: 'Moulins à sel et à poivre',
    thumbnailAlt: 'Grand moulin à poivre et moulin à sel plus court, en hêtre naturel',
    description: prose`
      Deux moulins, l’un de 22 cm pour le poivre, l’autre plus court en bois nu pour le sel : personne n’a à se
      souvenir de rien. Dans le grand, de l’acier cémenté : une première rangée de dents en spirale concasse le grain,
      une seconde moud ce qui a été concassé. Dans le petit, de la céramique, car le sel ronge l’acier.

      Un tour de l’écrou, en haut, et vous passez de la poudre pour une sauce blanche aux éclats pour une entrecôte.
      Les corps sont tournés dans le hêtre, teintés et cirés pour que la fibre se lise sous la couleur. Tenez-les loin
      de la vapeur ; le poivre humide bouche n’importe quel moulin.
    `,
  },
  'kitchen-scale': {
    title: 'Balance de cuisine pour tout ce qui pèse < 5 kg',
    thumbnailAlt: 'Balance de cuisine carrée et basse, blanc craie, une tasse sur son plateau de verre noir',
    description: prose`
      Au dixième de gramme jusqu’à une livre et au gramme au-delà, un plateau de verre noir qui s’essuie, deux boutons
      sous le bord avant : marche et zéro. Elle se réveille en une demi-seconde, reste éveillée six minutes (le temps
      de pétrir et de revenir) et lit en grammes ou en millilitres d’eau.

      L’affichage est en façade, sous le plateau, si bien qu’un grand saladier ne le cache pas. Deux piles AAA durent
      environ un an de pain quotidien ; elles sont dans la boîte. 18 × 18 cm, 3 cm de haut, coque d’acier laquée comme
      un vélo.
    `,
  },
  'garcon-apron': {
    title: 'Tablier de garçon',
    thumbnailAlt: 'Tablier de toile bleu encre avec bavette et poche profonde',
    description: prose`
      Le long tablier des garçons de café, avec une bavette pour celles et ceux qui cuisinent vraiment. Toile de coton
      de 310 g/m², tissée dans les Vosges et lavée une fois, pour qu’elle tombe souplement et ne rétrécisse plus. La
      bride du cou coulisse dans deux anneaux et se règle d’une main ; les cordons sont assez longs pour faire le tour
      et se nouer devant, par-dessus un torchon.

      Une seule poche profonde en travers, piquée au milieu, avec une fente pour le crayon. Angles renforcés. 88 cm de
      long, du XS au XXL. Lavage à 60 °C ; la couleur passe doucement, comme un jean.
    `,
  },
}
