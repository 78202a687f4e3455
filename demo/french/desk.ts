import { prose } from '../prose.ts'
import type { FrenchProduct } from './french-product.ts'

export const desk: Readonly<Record<string, FrenchProduct>> = {
  'low-tide-poster': {
    title: 'Affiche « Marée basse, Cancale », 50 × 70 cm',
    thumbnailAlt: 'Sérigraphie encadrée de parcs à huîtres à marée basse, en bleus',
    description: prose`
      Les parcs à huîtres quand la mer s’est retirée, en quatre aplats, avec le blanc du papier pour cinquième.
      Sérigraphié à la main à Rennes sur un papier coton de 270 g au grain doux ; là où deux encres se chevauchent,
      elles en font une troisième qui n’était pas dans le pot.

      Roulée entre deux feuilles de soie ; le cadre de chêne de la photo est à nous. Chaque coloris a été tiré à 300
      exemplaires, et les écrans ont été lavés.
    `,
  },
  'still-life-poster': {
    title: 'Affiche « Nature morte, après le déjeuner », 50 × 70 cm',
    thumbnailAlt: 'Linogravure encadrée d’une bouteille, d’un verre et d’une assiette, tons moutarde',
    description: prose`
      Tout le monde a quitté la table et personne ne l’a débarrassée. Une linogravure en cinq planches, tirée pour
      nous sur une presse à épreuves d’Arles : de près, on trouve les traces de la gouge dans les aplats, et un léger
      décalage qui change d’une feuille à l’autre.

      Encres grasses sur papier de 250 g à la forme, bords frangés sur deux côtés. Laissez-la une nuit à plat sous un
      gros livre avant de l’encadrer.
    `,
  },
  'a-ne-pas-oublier-notebook': {
    title: 'Carnet « À ne pas oublier », A5',
    thumbnailAlt: 'Carnet A5 à couverture rouge oxyde et dos de toile',
    description: prose`
      Pour ce qu’il ne faut pas oublier, et pour ce qu’on écrit afin d’avoir le droit d’oublier. 144 pages d’un papier
      ivoire de 90 g qui prend l’encre du stylo-plume sans baver et n’en montre qu’un fantôme au verso. Cousu en neuf
      cahiers, il s’ouvre à plat tout seul, de la première à la dernière page.

      Ligné à 7 mm, très légèrement, en gris. La couverture est un carton solide teinté, à dos de toile et coins
      arrondis. Ni élastique, ni signet, ni poche.
    `,
  },
  'plein-air-sketchbook': {
    title: 'Carnet de croquis de plein air',
    thumbnailAlt: 'Carnet de croquis à couverture vert sauge',
    description: prose`
      Un format paysage, 21 × 15 cm, qui s’ouvre sur 42 : assez large pour un port. Soixante-douze pages d’un papier
      de 160 g à grain léger, encollé pour recevoir un lavis sans trop gondoler et se laisser gommer sans se dégarnir.

      Les plats sont rigides, on peut donc dessiner debout. Un élastique empêche le vent de tourner les pages sur les
      falaises.
    `,
  },
  'brass-ballpoint': {
    title: 'Stylo à bille en laiton',
    thumbnailAlt: 'Stylo à bille hexagonal en laiton brut',
    description: prose`
      Tourné dans une seule barre hexagonale : il ne roule ni ne cliquette. Vingt-huit grammes, c’est lourd pour un
      stylo ; qui appuie fort s’aperçoit qu’il n’en a plus besoin. Il prend la recharge G2 ordinaire que toutes les
      papeteries ont près de la caisse, et arrive avec une bleue.

      Le laiton brut prend en un mois ou deux la couleur d’une poignée de porte d’église. Qui le préfère brillant le
      frottera au ketchup. Le noir et le rouge sont en aluminium anodisé, deux fois plus légers.
    `,
  },
  'ash-desk-tray': {
    title: 'Plumier de bureau',
    thumbnailAlt: 'Plumier de bois à compartiments arrondis',
    description: prose`
      Un endroit où les clés atterrissent. Un bloc de bois massif, creusé à la fraise puis par un après-midi de papier
      de verre : les angles de chaque compartiment sont ronds, et un trombone se sort d’un doigt.

      32 × 12 cm. La plus longue rainure prend une règle, la case carrée un bloc de notes ou un encrier. Liège
      dessous.
    `,
  },
}
