// A process that puts pictures, and optionally removes them, until it is killed or all rounds are done. Its argument:
// {"dataDir":"…","keys":["…"],"names":["…"],"bytes":1,"rounds":9,"removes":true}; `bytes` is the size of a file.
// Prints one line per call: the key, `- key` after removing it, or `! code` if the store was unavailable.
import { folderMedia } from './folder-media.ts'
import { MediaUnavailable } from './media.ts'

const { dataDir, keys, names, bytes, rounds, removes } = JSON.parse(process.argv[2] ?? '{}')
const media = folderMedia(dataDir)
const say = (line: string) => process.stdout.write(`${line}\n`)

for (let round = 0; round < rounds; round += 1) {
  for (const key of keys) {
    try {
      await media.put(key, new Map(names.map((name: string) => [name, Buffer.alloc(bytes, key)])))
      say(key)
      if (!removes) continue
      await media.remove(key)
      say(`- ${key}`)
    } catch (error) {
      if (!(error instanceof MediaUnavailable)) throw error
      say(`! ${(error.cause as NodeJS.ErrnoException).code}`)
    }
  }
}
