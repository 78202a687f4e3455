import { crc32, deflateRawSync } from 'node:zlib'

export interface ZippedFile {
  name: string
  content: Buffer
  /** Uncompressed size that the ZIP claims instead of the real one. */
  claimed?: number
}

/** Creates a ZIP. Files with the same content share their bytes, as in a ZIP bomb. */
export function zipOf(files: readonly ZippedFile[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  const places = new Map<Buffer, { at: number; packed: Buffer }>()
  let offset = 0
  for (const { name, content, claimed = content.length } of files) {
    const shared = places.get(content)
    const packed = shared?.packed ?? deflateRawSync(content)
    const nameBytes = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    // Flag for UTF-8 names.
    common.writeUInt16LE(0x800, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claimed, 18)
    common.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, nameBytes, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(shared?.at ?? offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, rest, nameBytes]))
    if (shared) continue
    places.set(content, { at: offset, packed })
    locals.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, central, Buffer.from('PK\x05\x06'), end])
}
