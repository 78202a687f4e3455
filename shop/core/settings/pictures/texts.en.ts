import { allOf } from '../../../../lib/texts/en.ts'

// shop-pictures.server.ts
export const partsOfDrawings = {
  scripts: 'scripts',
  links: 'links',
  animations: 'animations',
  pictures: 'pictures',
  effects: 'effects',
  styles: 'styles',
  'other parts': 'other parts',
}
export const leftOut = (parts: readonly string[]) => {
  const listed = allOf(parts)
  return `${listed.charAt(0).toUpperCase()}${listed.slice(1)} were left out.`
}
