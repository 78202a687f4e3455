import { prose } from '../prose.ts'
import type { FrenchProduct } from './french-product.ts'

export const lightAndSound: Readonly<Record<string, FrenchProduct>> = {
  'mushroom-table-lamp': {
    title: 'Lampe de table Cèpe',
    thumbnailAlt: 'Lampe de table à abat-jour en dôme, jaune moutarde',
    description: prose`
      Aluminium repoussé, abat-jour et pied tirés de la même feuille et peints de la même couleur : on dirait une
      seule chose qui a poussé. La lumière tombe sur la table et y reste ; une couronne de fentes sous le bord en
      laisse filer un peu vers le plafond.

      Prend une ampoule E14 de 8 W au plus, que vous trouverez encore dans dix ans au supermarché. Câble textile de
      1,8 m, avec un variateur grand comme une pièce de deux euros. 34 cm de haut.
    `,
  },
  'enamel-pendant-lamp': {
    title: 'Suspension émaillée, 36 cm',
    thumbnailAlt: 'Suspension émaillée vert forêt',
    description: prose`
      La lampe d’atelier, émaillée dans le Jura comme l’étaient les plaques de rue : une couche de verre pilé en
      couleur dehors, une en blanc dedans, pour renvoyer la lumière vers le bas. Frottez si vous voulez. La graisse de
      cuisine part au liquide vaisselle.

      E27, jusqu’à 15 W en LED. Deux mètres de câble et un cache-plafond à serre-câble. À 65 cm d’une table, elle
      éclaire quatre personnes et n’en éblouit aucune.
    `,
  },
  'reading-floor-lamp': {
    title: 'Lampe de lecture sur pied',
    thumbnailAlt: 'Lampe sur pied fine à abat-jour anthracite',
    description: prose`
      Ce qui gâche la plupart des lampes de lecture, c’est qu’elles éclairent la pièce. Celle-ci a un cône étroit,
      pointé par-dessus l’épaule, et une articulation de deux disques de laiton qui tient tous les angles sans vis à
      serrer.

      Tube d’acier de 140 cm, sur un pied en fonte de 6 kg qu’un chien ne renverse pas. Culot GU10, LED chaude de 5 W
      fournie ; interrupteur au pied, sur un câble gainé de coton de 2,4 m. L’abat-jour reste assez frais pour être
      réglé à la main après une soirée.
    `,
  },
  'heure-bleue-wall-clock': {
    title: 'Horloge murale L’Heure bleue',
    thumbnailAlt: 'Horloge murale ronde à cadran bleu encre',
    description: prose`
      Silencieuse. Le mouvement allemand glisse là où d’autres battent, elle peut donc aller dans une chambre. Le
      cadran est sérigraphié sur acier laqué, trente centimètres de diamètre, sans chiffres et sans nom : douze
      traits, c’est tout.

      Marche environ deux ans avec une pile AA. Les aiguilles sont découpées dans l’aluminium et équilibrées : voilà
      pourquoi le mouvement reste exact à une demi-minute par mois. Un seul clou la tient.
    `,
  },
  'tabletop-speaker': {
    title: 'Enceinte de table',
    thumbnailAlt: 'Enceinte de table en bois, façade de laine avoine',
    description: prose`
      Une boîte, un bouton. Un cône de papier de 10 cm et un tweeter de soie dans onze millimètres de contreplaqué de
      bouleau, un son réglé pour la cuisine : les voix d’abord, pas de basses qui bourdonnent. Bluetooth 5.3 et une
      vraie entrée de 3,5 mm pour le vieux lecteur.

      Ni application ni micro. Elle se souvient de trois téléphones et se branche au secteur (câble de 2 m, prise en
      huit) : aucune batterie à user. 28 × 17 × 15 cm, 2,9 kg. La façade est en laine de Roubaix, collée sur un cadre
      qui s’enlève pour l’aspirateur.
    `,
  },
}
