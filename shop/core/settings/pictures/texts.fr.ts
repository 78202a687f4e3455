import { allOf } from '../../../../lib/texts/fr.ts'

// shop-pictures.server.ts
export const partsOfDrawings = {
  scripts: 'scripts',
  links: 'liens',
  animations: 'animations',
  pictures: 'images',
  effects: 'effets',
  styles: 'styles',
  'other parts': 'autres éléments',
}
export const leftOut = (parts: readonly string[]) => `Éléments retirés du dessin : ${allOf(parts)}.`
