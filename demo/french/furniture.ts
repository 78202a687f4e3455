import { prose } from '../prose.ts'
import type { FrenchProduct } from './french-product.ts'

export const furniture: Readonly<Record<string, FrenchProduct>> = {
  'sieste-armchair': {
    title: 'Fauteuil Sieste en chêne huilé',
    thumbnailAlt: 'Fauteuil bas en chêne à coussins de feutre vert forêt',
    description: prose`
      Bas, large, incliné de onze degrés. Il a été dessiné autour d’une seule question : peut-on s’y endormir sans se
      réveiller la nuque raide ? On peut, après le déjeuner, une quarantaine de minutes.

      La structure est en chêne de la forêt de Tronçais, à tenons et mortaises, chevillée et huilée. Des sangles de
      caoutchouc naturel portent deux coussins libres, plume autour d’une mousse à froid. Les housses en feutre de
      laine (70 % laine, 30 % polyamide) s’ôtent par une fermeture, pour le nettoyage à sec.

      74 cm de large, 82 de profondeur, 71 de haut ; l’assise est à 38 cm du sol : si vos genoux ont leur avis,
      essayez d’abord chez vous une chaise basse. 19 kg. Les pieds se vissent à la main.
    `,
  },
  'three-legged-stool': {
    title: 'Tabouret à trois pieds',
    thumbnailAlt: 'Tabouret rond à trois pieds en frêne naturel',
    description: prose`
      Trois pieds ne boitent jamais, quoi que fasse le carrelage. L’assise est creusée à la main au rabot cintré,
      34 cm de diamètre et 45 de haut : juste pour une table, un violoncelle ou les chaussures de l’entrée. Les pieds
      traversent l’assise et sont coincés par le haut ; les coins restent visibles, dans un bois plus foncé.

      Frêne massif, teinté, fini à l’huile-cire dure. Porte 120 kg. Les patins de feutre sont déjà dessous.
    `,
  },
  'low-side-table': {
    title: 'Table d’appoint basse',
    thumbnailAlt: 'Petite table d’appoint ronde rouge oxyde',
    description: prose`
      Une place pour la tasse, le livre et les lunettes, à la hauteur où votre main les attend quand vous êtes assis.
      Le plateau a un rebord de quatre millimètres, parce que les crayons roulent.

      Acier thermolaqué de 2 mm, soudé et meulé au point qu’il faut chercher les joints. 42 cm de diamètre, 48 de
      haut, 6 kg. Elle peut passer l’été sur le balcon ; rentrez-la quand les feuilles tombent. De l’eau et une goutte
      de savon suffisent.
    `,
  },
  'oak-wall-shelf': {
    title: 'Étagère murale en chêne, 80 cm',
    thumbnailAlt: 'Étagère murale à deux planches en chêne clair',
    description: prose`
      Deux planches et deux montants, assemblés sans une seule vis. Les trous de la traverse arrière sont en serrure :
      deux vis dans le mur à 60 cm d’écart, on accroche, c’est fait. Sur un mur plein elle porte 24 kg, environ un
      mètre de livres de poche ; sur du placo, demandez à quelqu’un qui connaît le mur.

      80 × 22 × 48 cm. Le chêne est soit laissé clair sous une finition mate au savon, soit fumé à l’ammoniaque, un
      vieux procédé qui fonce le bois sur plusieurs millimètres.
    `,
  },
  'facade-coat-rack': {
    title: 'Portemanteau Façade',
    thumbnailAlt: 'Portemanteau à patères de bois tourné, laqué bleu encre',
    description: prose`
      Il doit son nom aux crochets que les cafés parisiens vissent à leur façade pour les vélos. Les patères sont
      tournées dans le hêtre, longues de 11 cm et assez épaisses pour ne pas marquer les épaules d’une veste.

      Accrochez-y sans crainte des manteaux mouillés : la laque est de celles qu’on met sur les coques de bateau. Les
      fixations pour brique et béton sont dans le sachet, avec un gabarit de papier qui vous épargne le niveau.
    `,
  },
  lucarne: {
    title: 'Lucarne',
    thumbnailAlt: 'Miroir mural en arche, cadre profond en frêne',
    description: prose`
      Un miroir au contour des petites fenêtres d’un toit mansardé, et avec la même embrasure : le cadre s’écarte du
      mur de 5 cm et pose une ombre douce sur le bord du verre.

      Verre argenté de 4 mm, arêtes rabattues à la main ; cadre en frêne massif, ou en acier plaqué de laiton, cintré
      autour de l’arche sans raccord. 76 × 48 cm. Une seule vis le tient. Nettoyez le verre avec un chiffon humide et
      rien d’ammoniaqué, qui se glisse sous l’argent.
    `,
  },
}
