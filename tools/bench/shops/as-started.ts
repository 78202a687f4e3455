import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..', '..')

/** How `npm start` runs the shop: the settings before its `node` and the options after it, so that the same is measured. */
export async function asStarted(): Promise<{ env: Record<string, string>; options: string[] }> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const last = /((?:\w+=\S+ )*)exec \S*node((?: --\S+)*) build\/program\/main\.js$/.exec(scripts.start)
  if (!last) throw new Error(`The start script does not end with the built program: ${scripts.start}`)
  const [, settings = '', options = ''] = last
  return {
    env: Object.fromEntries(words(settings).map((setting) => setting.split('=', 2))),
    options: words(options),
  }
}

const words = (text: string) => text.split(' ').filter((word) => word !== '')
