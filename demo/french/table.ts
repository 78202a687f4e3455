import { prose } from '../prose.ts'
import type { FrenchProduct } from './french-product.ts'

export const table: Readonly<Record<string, FrenchProduct>> = {
  'everyday-mug': {
    title: 'Mug de tous les jours, 30 cl',
    thumbnailAlt: 'Mug en grès, émail céladon',
    description: prose`
      Il y en a eu onze avant celui-ci. L’anse prend deux doigts, ou trois plus fins. La lèvre est mince mais
      arrondie, le fond n’a pas de coin où le sucre se cache, et deux s’empilent sans trembler.

      Grès de Puisaye, tourné, tournassé et trempé par deux personnes qui partagent un atelier depuis dix-neuf ans.
      L’émail coule et se rompt au bord, un peu différemment chaque fois. Micro-ondes et lave-vaisselle lui vont bien.
      9 cm de haut, 8,5 cm de diamètre, 340 g.
    `,
  },
  'latte-mug': {
    title: 'Mug à café au lait, 42 cl',
    thumbnailAlt: 'Mug évasé, émail rose pâle et pied de terre nue',
    description: prose`
      Pour les boissons lactées, le chocolat chaud ou une soupe au bureau. La même terre que notre mug de tous les
      jours et les mêmes quatre mains, mais large, avec un pied lourd et un ventre qui veut être tenu sans l’anse.

      L’émail s’arrête à deux doigts de la table et laisse la terre nue. Elle y est sèche au toucher et un peu
      rugueuse, comme le bord d’un biscuit ; au-dessus, tout est aussi lisse qu’il paraît. Les cuillères laissent à la
      longue des traces grises, qu’une pâte de bicarbonate enlève. 11 cm de diamètre, 520 g.
    `,
  },
  'muesli-bowl': {
    title: 'Bol à muesli',
    thumbnailAlt: 'Bol à petit-déjeuner profond, en grès couleur avoine',
    description: prose`
      Quinze centimètres de large, et des bords si raides que les derniers flocons rencontrent la cuillère sans
      poursuite. Il contient 60 cl, c’est-à-dire un demi-litre et le courage de le rapporter au lit.

      Grès émaillé à l’intérieur et presque jusqu’en bas à l’extérieur, 430 g. Il passe au micro-ondes, au
      lave-vaisselle et entre les mains des enfants ; d’un plan de travail sur un parquet il survit en général, sur un
      carrelage non.
    `,
  },
  'salad-bowl-28-cm': {
    title: 'Saladier, 28 cm',
    thumbnailAlt: 'Large saladier, émail vert forêt',
    description: prose`
      Assez grand pour retourner la salade sans courir après les feuilles : 28 cm au bord, 8 cm de profondeur, assez
      plat pour ressembler à une assiette qui a changé d’avis. Tourné d’une traite dans trois kilos de terre : dans la
      spirale du fond, on lit les doigts du potier.

      L’émail tient au vinaigre. Nous y avons laissé du jus de citron une semaine, puis cherché une trace, sans en
      trouver.
    `,
  },
  'stoneware-dinner-plates': {
    title: 'Assiettes plates, lot de quatre',
    thumbnailAlt: 'Pile d’assiettes sans aile, blanc craie',
    description: prose`
      Une assiette coupe : pas d’aile, seulement une légère montée au bord qui retient la sauce et laisse la
      fourchette entrer à plat. 26 cm de diamètre, ce qui tient encore dans le panier du bas d’un lave-vaisselle de
      45 cm (nous en avons porté une au magasin pour essayer).

      Grès pressé, cuit une fois à 1 240 °C. L’anneau non émaillé du dessous est poli, pour qu’une pile de douze ne se
      raye pas. Les quatre assiettes d’un lot sortent d’une même fournée et vont ensemble ; un lot acheté l’an
      prochain sera peut-être un ton plus clair ou plus foncé.
    `,
  },
  'mouth-blown-carafe': {
    title: 'Carafe soufflée à la bouche, 1 litre',
    thumbnailAlt: 'Carafe de verre vert d’eau, bouchée d’une boule de liège',
    description: prose`
      Pour chacune, quelqu’un à Biot a pris sa respiration. Le verre est plein de fines bulles, obtenues en jetant une
      pincée de soude sur la paraison, et il n’y a pas deux carafes de la même hauteur ; les nôtres vont de 24 à
      26 cm. Le col est assez étroit pour des mains mouillées, et une boule de liège tient à distance les mouches et
      les odeurs du réfrigérateur.

      Pour l’eau, et pour le vin qui a besoin d’air. Nettoyez-la avec du gros sel, un peu de vinaigre et de l’énergie.
      Une boisson chaude la fêlerait.
    `,
  },
  'bistro-tumblers': {
    title: 'Verres de bistrot, lot de six',
    thumbnailAlt: 'Deux verres transparents à facettes, l’un à moitié plein',
    description: prose`
      Verre trempé, 22 cl, cannelé à mi-hauteur. Ils portent l’espresso comme la bière fraîche et se cassent
      difficilement ; quand l’un finit par céder, c’est d’un coup, en petits cubes émoussés.

      Empilables. La teinte est dans le verre même et ne part pas au lavage. Jolis aussi pour des bougies, et de la
      taille exacte pour découper des scones.
    `,
  },
  'round-cafe-tray': {
    title: 'Plateau de café rond à poignées de laiton',
    thumbnailAlt: 'Plateau rond à bord moutarde, fond de chêne et deux poignées de laiton',
    description: prose`
      Un cercle de hêtre, étuvé et cintré en une fois autour d’un gabarit, puis laqué ; un fond de placage de chêne
      laissé dans sa couleur ; deux poignées de laiton coulé, avec la place de quatre doigts chacune. C’est tout.

      Il porte six verres et une carafe, ou un petit-déjeuner pour deux avec le journal. Essuyez-le d’un chiffon
      humide et séchez-le. Une casserole chaude tracerait un rond blanc dans le vernis, et le rond resterait.
    `,
  },
}
