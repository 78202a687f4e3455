import { prose } from '../prose.ts'
import type { FrenchProduct } from './french-product.ts'

export const living: Readonly<Record<string, FrenchProduct>> = {
  'sunday-lunch-blanket': {
    title:
      'Le plaid des longs déjeuners du dimanche, en laine des Pyrénées, assez large pour trois, assez chaud pour le retour',
    thumbnailAlt: 'Plaid de laine crème plié dans une lanière de cuir',
    description: prose`
      De la laine des troupeaux de la vallée de Barèges, dans les couleurs de naissance des moutons : le brun est brun
      jusqu’au cœur et ne peut pas passer. Filée épaisse, tissée en sergé, puis grattée au chardon d’un seul côté : la
      face lisse va dessous et laisse filer les aiguilles de pin, la douce va dessus.

      150 × 210 cm, 1,6 kg. Une lanière de cuir est fournie pour le porter.

      La laine se nettoie seule, bien plus qu’on ne croit. Aérez-la dehors une nuit, brossez ce qui a séché, et ne la
      lavez à la main, à l’eau fraîche, que si quelqu’un a renversé le melon.
    `,
  },
  'washed-linen-cushion': {
    title: 'Coussin en lin lavé, 45 × 45 cm',
    thumbnailAlt: 'Coussin carré en lin terre cuite',
    description: prose`
      Du lin cultivé et teillé en pays de Caux, filé au mouillé, tissé à 245 g/m² puis brassé avec rien d’autre que de
      l’eau jusqu’à ce qu’il cède. Le tissage montre chaque fil, gros ou fin.

      Une fermeture invisible court le long du bas. La garniture est en plume de canard, avec une âme un peu trop
      grande pour la housse, exprès, afin que les coins restent pleins. Housse en machine à 40 °C, séchage sur fil, et
      ne pensez même pas au fer.
    `,
  },
  'boucle-cushion': {
    title: 'Coussin bouclé, 60 × 35 cm',
    thumbnailAlt: 'Coussin bouclé oblong, blanc craie',
    description: prose`
      Un long, pour le creux des reins. Le fil est en laine d’agneau, bouclée autour d’un fin fil de coton dans une
      filature près de Roubaix ; les chats y voient une invitation personnelle, et une boucle tirée ne se remet pas :
      à vous de juger.

      Envers en laine unie, boutons de bois, garniture de chutes de feutre recyclé plutôt que de plume (plus ferme, et
      elle garde sa forme contre un dossier). Nettoyage à sec.
    `,
  },
  'market-basket': {
    title: 'Panier de marché en osier',
    thumbnailAlt: 'Panier d’osier buff à anse cintrée',
    description: prose`
      Villaines-les-Rochers vit de l’osier depuis des siècles : coupé en hiver, debout dans l’eau jusqu’en mai, écorcé
      quand la sève monte. Le brun garde son écorce, le buff est bouilli puis écorcé, le blanc simplement écorcé.
      Personne ne peint rien.

      Il contient onze litres, deux melons ou une semaine de tricot. 38 × 26 cm, anse de 34 cm, fond doublé pour le
      poser sur des pavés mouillés. S’il se met à grincer, laissez-le dix minutes sous la pluie.
    `,
  },
  'bud-vase': {
    title: 'Soliflore',
    thumbnailAlt: 'Soliflore élancé bleu encre, avec une seule tulipe',
    description: prose`
      Une tulipe, une branche de genêt, la rose que le vent a cassée. Le col fait 14 mm à l’intérieur, ce qui tient
      une tige droite sans aide, et le pied est lesté d’un centimètre de terre en plus : même une lourde pivoine ne le
      renversera pas.

      Émaillé dedans et dehors, tout à fait étanche. 16 cm. Ils vont bien par trois, et nous le disons en sachant de
      quoi cela a l’air.
    `,
  },
  'terracotta-vase': {
    title: 'Grand vase en terre de Vallauris',
    thumbnailAlt: 'Vase à larges épaules en terre cuite brute, avec de l’eucalyptus',
    description: prose`
      Trente centimètres, et des épaules. La terre rouge des collines derrière Cannes est montée au colombin sur un
      tour lent, battue à la batte de bois et laissée rugueuse dehors ; l’intérieur porte un émail transparent
      jusqu’au bord, car la terre brute transpire et marque les buffets.

      2,8 kg à vide. Convient aux branches, aux hortensias, aux herbes de la pampa, aux parapluies s’il le faut.
    `,
  },
  'windowsill-planter': {
    title: 'Cache-pot de fenêtre avec soucoupe, 14 cm',
    thumbnailAlt: 'Petit cache-pot émaillé céladon et sa soucoupe',
    description: prose`
      Fait pour le basilic du supermarché, qui arrive dans un pot de 11 cm et tombe droit dans celui-ci. Faïence
      émaillée, un trou dessous et une soucoupe assez profonde pour ce qui s’écoule.

      14 cm de haut. Le pied de la soucoupe porte trois pastilles de liège : elle ne raye ni ne colle. Le gel la
      fendrait : rentrez-la.
    `,
  },
  'terrace-planter': {
    title: 'Pot de terrasse, 32 cm',
    thumbnailAlt: 'Grand pot anthracite avec un petit arbre',
    description: prose`
      Un pot pour un citronnier, ou pour le figuier dont tout le monde disait qu’il ne vivrait jamais dans le Nord. Du
      grès cuit à 1 200 °C, qui peut rester dehors tout l’hiver : la terre boit moins de trois pour cent de son poids.

      32 cm de diamètre, 30 de haut, 20 litres de terre, un trou d’écoulement de 3 cm. Neuf kilos à vide. Choisissez
      sa place avant de le remplir.
    `,
  },
}
