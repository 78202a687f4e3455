/** The hint of every field for a Markdown text. */
export const markdownHint =
  'Markdown: # for a heading, **bold**, *italic*, [text](https://…) for a link, - for a list item. Separate paragraphs with an empty line.'
