import type { Section } from '../../section.ts'

export const intellectualProperty: Section = {
  id: 'intellectual-property',
  title: 'Propriété intellectuelle',
  clauses: [
    {
      text: [
        `Les textes, les images, les dessins, le nom et le logo de cette boutique nous appartiennent ou appartiennent à ceux
        qui nous autorisent à les utiliser. Vous pouvez les consulter, en conserver des copies pour vous-même, les citer et
        créer un lien vers toute page. Tout autre usage, notamment commercial, requiert notre accord préalable, sauf lorsque
        la loi l’autorise (Code de la propriété intellectuelle, article L122-5).`,
        `Le programme qui fait fonctionner la boutique est un logiciel libre sous licence MIT. Les présentes conditions ne
        retirent rien de ce que cette licence accorde.`,
        `Vos avis, votre photo et vos messages vous appartiennent toujours. Nous n’utilisons une photo ajoutée à votre compte
        que pour vous l’afficher et l’afficher à côté de vos avis.`,
      ],
    },
  ],
}
