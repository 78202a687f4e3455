import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { scratchFolder } from '../../tests/empty-folder.ts'
import { openPictureHost, type PictureHost, redirectAnswer } from '../../tests/processes/picture-host.ts'
import { type DownloadSettings, download } from './download.ts'

const MIB = 2 ** 20
const NEVER = new AbortController().signal

/** Downloads into an empty folder. @returns the content */
async function fetched(url: string, settings: DownloadSettings, stop = NEVER): Promise<Buffer> {
  const folder = await scratchFolder()
  const path = join(folder, 'file')
  try {
    const bytes = await download({ url, path, maxBytes: MIB, accept: 'image/*', stop }, settings)
    const content = await readFile(path)
    expect(content).toHaveLength(bytes)
    return content
  } catch (error) {
    expect(await readdir(folder)).toEqual([])
    throw error
  }
}

const allowing = ({ host }: PictureHost): DownloadSettings => ({ allowedHosts: [host] })

test('downloads a file and follows redirects', async () => {
  const content = randomBytes(300_000)
  await using host = await openPictureHost({ '/a.jpg': content, '/old.jpg': redirectAnswer('/a.jpg?size=full') })
  expect(await fetched(`${host.url}/old.jpg`, allowing(host))).toEqual(content)
  expect(host.asked).toEqual(['/old.jpg', '/a.jpg?size=full'])
})

test.each([
  ['a file', 'file:///etc/passwd', 'Only addresses that begin with http:// or https:// are downloaded.'],
  ['FTP', 'ftp://example.com/a.jpg', 'Only addresses that begin with http:// or https:// are downloaded.'],
  ['no address', 'http://', 'This is not a valid address.'],
  ['credentials', 'https://user:secret@example.com/', 'Addresses with a user name or a password are not downloaded.'],
  ['another port', 'http://example.com:8080/', 'Only the ports 80 (http) and 443 (https) are used.'],
  ['HTTPS on the port of HTTP', 'https://example.com:80/', 'Only the ports 80 (http) and 443 (https) are used.'],
  ['loopback', 'http://127.0.0.1/', '"127.0.0.1" is not in the public internet.'],
  ['loopback as a number', 'http://2130706433/', '"127.0.0.1" is not in the public internet.'],
  ['loopback in octal', 'http://0177.1/', '"127.0.0.1" is not in the public internet.'],
  ['IPv6 loopback', 'http://[::1]/', '"::1" is not in the public internet.'],
  ['IPv4 mapped to IPv6', 'http://[::ffff:127.0.0.1]/', '"::ffff:7f00:1" is not in the public internet.'],
  ['private', 'http://10.1.2.3/', '"10.1.2.3" is not in the public internet.'],
  ['metadata', 'http://169.254.169.254/latest/meta-data/', '"169.254.169.254" is not in the public internet.'],
])('rejects %s, also as the target of a redirect', async (_, url, reason) => {
  await expect(fetched(url, {})).rejects.toThrow(reason)
  await using host = await openPictureHost({ '/a.jpg': redirectAnswer(url) })
  await expect(fetched(`${host.url}/a.jpg`, allowing(host))).rejects.toThrow(reason)
  expect(host.asked).toEqual(['/a.jpg'])
})

test('rejects the own machine unless a test allows it', async () => {
  await using host = await openPictureHost({ '/a.jpg': Buffer.from('x') })
  await expect(fetched(`${host.url}/a.jpg`, {})).rejects.toThrow('Only the ports 80 (http) and 443 (https) are used.')
  await expect(fetched('http://localhost/a.jpg', {})).rejects.toThrow('"localhost" is not in the public internet.')
  expect(host.asked).toEqual([])
})

test.each([
  ['a private address', ['10.0.0.1']],
  ['a private address beside a public one', ['93.184.215.14', '192.168.0.1']],
  ['a mapped private address', ['::ffff:10.0.0.1']],
  ['the metadata service', ['169.254.169.254']],
])('rejects a name that resolves to %s', async (_, addresses) => {
  const resolve = async () => addresses
  const reason = '"pictures.example" is not in the public internet.'
  await expect(fetched('http://pictures.example/a.jpg', { resolve })).rejects.toThrow(reason)
  await expect(fetched('https://pictures.example/a.jpg', { resolve })).rejects.toThrow(reason)
  await using host = await openPictureHost({ '/a.jpg': redirectAnswer('http://pictures.example/') })
  await expect(fetched(`${host.url}/a.jpg`, { ...allowing(host), resolve })).rejects.toThrow(reason)
})

test('resolves a name again for every connection and checks the address that it connects to', async () => {
  const names: string[] = []
  const resolve = async (name: string) => {
    names.push(name)
    return ['127.0.0.1']
  }
  await using host = await openPictureHost({ '/a.jpg': redirectAnswer('http://rebound.example/') })
  const settings = { ...allowing(host), resolve }
  for (const url of [`${host.url}/a.jpg`, 'http://rebound.example/'])
    await expect(fetched(url, settings)).rejects.toThrow('"rebound.example" is not in the public internet.')
  expect(names).toEqual(['rebound.example', 'rebound.example'])
})

test('rejects hostile and broken answers with the reason', async () => {
  await using host = await openPictureHost({
    '/endless': (_, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(65_536)));
      }
      response.on('drain', more)
      more()
    },
    '/huge': (_, response) => void response.end(Buffer.alloc(MIB + 1)),
    '/announced': (_, response) => void response.writeHead(200, { 'content-length': 2 ** 40 }).flushHeaders(),
    '/loop': redirectAnswer('/loop'),
    '/packed': (_, response) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(MIB * 50))),
    '/reset': (request) => void request.socket.resetAndDestroy(),
    '/half': (request, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('half')
      setImmediate(() => request.socket.destroy())
    },
    '/empty': (_, response) => void response.end(),
    '/nonsense': (request) => void request.socket.end('not HTTP\r\n\r\n'),
    '/busy': (_, response) => void response.writeHead(503).end(),
    '/nowhere': (_, response) => void response.writeHead(302).end(),
  })
  const reasons: [string, string, boolean][] = [
    ['/endless', 'Ensure the file is at most 1 MB.', false],
    ['/huge', 'Ensure the file is at most 1 MB.', false],
    ['/announced', 'Ensure the file is at most 1 MB.', false],
    ['/loop', 'The address redirects more than 5 times.', false],
    ['/packed', 'The server sent the file compressed, which is not accepted.', false],
    ['/reset', 'The connection to the server failed.', true],
    ['/half', 'The connection to the server failed.', true],
    ['/empty', 'The server sent an empty file.', false],
    ['/nonsense', 'The server sent an answer that is not valid HTTP.', false],
    ['/busy', 'The server answered with status 503.', true],
    ['/nowhere', 'The server answered with status 302.', false],
    ['/missing', 'The server answered with status 404.', false],
  ]
  for (const [path, message, isTransient] of reasons)
    await expect(fetched(host.url + path, allowing(host)), path).rejects.toMatchObject({ message, isTransient })
})

test('gives up a server that is too slow, before and during its answer', async () => {
  await using host = await openPictureHost({
    '/silent': () => {},
    '/slow': (_, response) => void response.writeHead(200).write('x'),
  })
  for (const path of ['/silent', '/slow'])
    await expect(fetched(host.url + path, { ...allowing(host), timeoutMs: 200 })).rejects.toMatchObject({
      message: 'The server took longer than 0.2 seconds.',
      isTransient: true,
    })
})

test('ends a download when it is stopped', async () => {
  const stopping = new AbortController()
  await using host = await openPictureHost({
    '/slow': (_, response) => {
      response.writeHead(200).write('x')
      stopping.abort(new Error('stopped'))
    },
  })
  await expect(fetched(`${host.url}/slow`, allowing(host), stopping.signal)).rejects.toThrow('stopped')
})
