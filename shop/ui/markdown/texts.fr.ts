/** The hint of every field for a Markdown text. */
export const markdownHint =
  'Markdown : # pour un titre, **gras**, *italique*, [texte](https://…) pour un lien, - pour un élément de liste. Séparez les paragraphes par une ligne vide.'
