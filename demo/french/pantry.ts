import { prose } from '../prose.ts'
import type { FrenchProduct } from './french-product.ts'

export const pantry: Readonly<Record<string, FrenchProduct>> = {
  'cold-pressed-olive-oil': {
    title: 'Huile d’olive, pressée à froid, 50 cl',
    thumbnailAlt: 'Bouteille d’huile d’olive verte à bec d’acier',
    description: prose`
      Un moulin familial près de Nyons, environ 1 100 arbres, surtout de la tanche. L’huile verte est pressée dans la
      journée qui suit la cueillette, début décembre : artichaut, herbe coupée, une griffe au fond de la gorge. Pour
      la noire, les olives reposent d’abord quatre jours, ce qui retire le mordant et apporte cacao et sous-bois. La
      troisième est broyée avec des citrons entiers non cirés de Menton.

      Gardez-la sous 18 °C et dans le noir ; le verre est transparent, parce qu’on doit voir ce qu’on verse, et ne
      protège de rien. Le bec d’acier est fourni. Finissez-la dans l’année. Elle n’a pas été faite pour attendre les
      invités.
    `,
  },
  'orchard-jam': {
    title: 'Confiture du verger, 220 g',
    thumbnailAlt: 'Pot de confiture d’abricots à couvercle doré',
    description: prose`
      Cuite dans le cuivre, quatre kilos à la fois, par quelqu’un qui va jusqu’aux arbres pour décider du jour. La
      liste des ingrédients : fruit, sucre, citron. Il y a 62 g de fruits pour 100 g et pas de pectine en sachet, si
      bien que la prise est tendre et que la confiture glisse un peu sur le pain chaud.

      Les abricots sont des bergerons ; les mirabelles viennent de Lorraine, dénoyautées à la main et (lisez deux
      fois) pas toujours toutes. Une fois ouverte : au réfrigérateur, trois semaines.
    `,
  },
  'menton-orange-marmalade': {
    title: 'Marmelade d’oranges de Menton, 220 g',
    thumbnailAlt: 'Pot de marmelade d’oranges foncée à couvercle doré',
    description: prose`
      Les oranges amères de quatre arbres derrière une gare de la côte, cueillies en janvier et coupées à la main,
      écorce comprise. Elle est foncée, amère au milieu, et tient au couteau.

      Celle de cette année est encore dans les bassines. Nous écrivons cette page pendant qu’elle refroidit : le
      nombre de pots et le jour de leur arrivée ne sont pas encore connus.
    `,
  },
  'quince-and-bay-jelly': {
    title: 'Gelée de coing et laurier, 190 g',
    thumbnailAlt: 'Pot rond de gelée de coing rouge sous un tissu vichy',
    description: prose`
      Faite une fois l’an, pendant les trois semaines d’octobre où les coings sentent à travers la porte. Le jus
      s’égoutte une nuit dans une étamine sans jamais être pressé (il se troublerait), puis réduit avec une feuille de
      laurier jusqu’au rouge d’un vieux vitrail.

      Avec un fromage dur, un rôti de porc, ou à la cuillère. Quand l’étagère est vide, nous attendons les arbres
      comme tout le monde.
    `,
  },
  gouter: {
    title: 'Goûter',
    thumbnailAlt: 'Petite barre de chocolat au lait, à demi sortie de son papier bleu',
    description: prose`
      Quatre heures : un bout de baguette, fendu, et du chocolat poussé dans la mie. Voici le chocolat. 30 g au lait,
      41 % de cacao, moulé fin pour que de jeunes dents traversent d’un coup le pain et la barre.

      Lait entier en poudre, cacao du Ghana, sucre de canne, et un peu de sel dans celle au papier clair. Peut
      contenir des traces de fruits à coque.
    `,
  },
  'dark-chocolate-72': {
    title: 'Chocolat noir 72 %, 85 g',
    thumbnailAlt: 'Tablette de chocolat noir, à demi sortie de son papier sang de bœuf',
    description: prose`
      Des fèves trinitario de deux coopératives de la côte nord de Madagascar, torréfiées doucement et broyées
      cinquante heures sur du granit. C’est long, et c’est pourquoi l’acidité des fruits rouges passe sans la
      sécheresse. Rien d’autre dans la tablette nature que du sucre de canne et du beurre de cacao.

      Les deux autres portent leurs invités sur le dos, là où on les voit : noisettes du Piémont coupées en deux, ou
      sarrasin soufflé, qui a le goût du bord d’une galette bretonne. Gardez-le au frais, mais pas au réfrigérateur.
    `,
  },
}
