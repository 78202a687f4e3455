import { prose } from '../prose.ts'
import type { FrenchProduct } from './french-product.ts'

export const coffeeAndTea: Readonly<Record<string, FrenchProduct>> = {
  'porcelain-coffee-dripper': {
    title: 'Porte-filtre et tasse en porcelaine',
    thumbnailAlt: 'Porte-filtre blanc craie posé sur une tasse de la même porcelaine',
    description: prose`
      Un cône de porcelaine dure de Limoges, nervuré à l’intérieur pour que le filtre reste à distance de la paroi et
      que l’eau avance. Un seul grand trou : la vitesse vous appartient, par la mouture et par le poignet. Filtres de
      taille 02. La tasse du dessous contient 32 cl et vient avec ; la soucoupe du cône se pose aussi sur tout ce qui
      mesure entre 6 et 9,5 cm.

      Rincez d’abord à l’eau chaude. Une porcelaine froide vole plusieurs degrés à la tasse. Émaillée partout, elle ne
      craint pas le lave-vaisselle.
    `,
  },
  'stovetop-moka-pot': {
    title: 'Cafetière moka, six tasses',
    thumbnailAlt: 'Cafetière moka en aluminium poli',
    description: prose`
      Trente centilitres en quatre minutes, et à la fin le bruit qui réveille la maison. Fonte d’aluminium, avec une
      plaque d’acier dans le fond pour que l’induction la remarque aussi. Le joint est en silicone, et la soupape se
      dévisse et s’inspecte, ce qu’il faut faire de temps en temps.

      Remplissez d’eau chaude jusqu’à la soupape, nivelez le filtre sans tasser, et retirez du feu au premier
      gargouillis. Rincez, jamais de savon, séchez ouverte. 21 cm de haut.
    `,
  },
  'enamel-kettle': {
    title: 'Bouilloire émaillée, 1,4 litre',
    thumbnailAlt: 'Bouilloire émaillée jaune beurre',
    description: prose`
      De l’acier embouti et émaillé en deux couches, avec un bec qui verse où on le pointe. Pas de sifflet : le
      couvercle se met à cliqueter quand l’eau approche, et on apprend à l’entendre de la pièce voisine. Une poignée
      de hêtre tient la chaleur loin de la main.

      Tous feux, induction comprise. L’émail s’écaille s’il rencontre un évier de pierre avec conviction : posez-la
      doucement. Le calcaire part avec une tasse de vinaigre blanc, bouillie une fois et laissée une heure.
    `,
  },
  'stoneware-teapot': {
    title: 'Théière en grès, 90 cl',
    thumbnailAlt: 'Théière ronde en grès, émail céladon',
    description: prose`
      Quatre bonnes tasses. Le potier de La Borne tourne le corps, le bec et le couvercle séparément, le même
      après-midi, et les assemble quand tous trois sont encore humides ; du bout du doigt, on trouve la jointure sous
      l’émail. Une quarantaine de trous sont percés derrière le bec, assez petits pour un thé brisé et faciles à
      nettoyer avec une brosse douce.

      Elle verse sans goutte si on l’incline franchement. Chauffez-la d’abord, et ne la lavez jamais avec un savon
      parfumé : le pied est nu, et la terre nue a de la mémoire.
    `,
  },
  'cafe-de-midi': {
    title: 'Café de midi, mélange espresso',
    thumbnailAlt: 'Paquet brun foncé de café espresso en grains',
    description: prose`
      Celui que l’on boit debout, après le déjeuner. Deux tiers de Colombie lavé du Huila pour le sucre, un tiers de
      Brésil nature du Cerrado pour le corps ; torréfié un peu au-delà du moyen, le mardi, dans un tambour de 15 kg.
      Cacao, noisette grillée, une pointe d’écorce d’orange en refroidissant.

      La date au dos est celle de la torréfaction. Il est au mieux du huitième jour à la sixième semaine. Pour une
      moka, prenez la mouture moyenne ; pour une machine, achetez des grains et moulez-les vous-même si vous le
      pouvez.
    `,
  },
  'guji-filter-coffee': {
    title: 'Guji, torréfaction filtre, 250 g',
    thumbnailAlt: 'Paquet abricot de café filtre',
    description: prose`
      Du sud de l’Éthiopie, cultivé entre 1 950 et 2 150 mètres par quelque quatre cents familles qui livrent à une
      même station de lavage. Séché trois semaines sur claies, dans son fruit. Attendez-vous à de l’abricot, du
      jasmin, un thé noir au miel, et une couleur plus proche du thé que du café.

      Torréfaction claire. 60 g au litre, eau à 94 °C, trois minutes du premier versement à la dernière goutte : c’est
      par là que nous commencerions.
    `,
  },
  'evening-infusion': {
    title: 'Grüner Abend et autres infusions, en boîte',
    thumbnailAlt: 'Boîte d’infusion vert forêt',
    description: prose`
      Rien ici n’a jamais croisé la caféine. Grüner Abend est le mélange de notre voisin alsacien : verveine, pomme,
      pousses d’épicéa. Tilleul vient des Baronnies, bractées entières, il lui faut donc une grande théière. Le
      rooibos est nature, pour celles et ceux qui l’espéraient ainsi.

      Chaque boîte contient de 45 g (la fleur est légère) à 100 g (le rooibos ne l’est pas), soit une trentaine de
      tasses. Eau frémissante, sept minutes. La boîte a un second couvercle à l’intérieur ; gardez-la ensuite pour les
      boutons.
    `,
  },
}
