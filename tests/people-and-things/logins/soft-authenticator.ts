import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const USER_PRESENT = 0x01
const HAS_CREDENTIAL = 0x40
const bytes = (hex: string) => Buffer.from(hex, 'hex')
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const uint = (value: number, length: number) => {
  const written = Buffer.alloc(length)
  written.writeUIntBE(value, 0, length)
  return written
}

/** Deviations from a real authenticator. */
interface Lies {
  origin?: string
  rpId?: string
  /** Signature counter. By default it increases by one per use. */
  counter?: number
}

/** Creates an authenticator with one passkey (ES256). Its responses have the form that browsers send to the API. */
export function softAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coordinates = [x, y].map((each) => Buffer.from(each, 'base64url')) as [Buffer, Buffer]
  const coseKey = Buffer.concat([bytes('a5010203262001215820'), coordinates[0], bytes('225820'), coordinates[1]])
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let used = 0

  const clientData = (type: string, options: object, lies: Lies) =>
    Buffer.from(
      JSON.stringify({ type, challenge: 'challenge' in options && options.challenge, origin: lies.origin ?? origin }),
    )
  const head = (flags: number, lies: Lies) => {
    used = lies.counter ?? used + 1
    return Buffer.concat([sha256(lies.rpId ?? new URL(origin).hostname), uint(flags, 1), uint(used, 4)])
  }
  const wire = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }

  return {
    /** Creates the passkey. @param options from the server */
    create(options: object, lies: Lies = {}) {
      const credential = Buffer.concat([Buffer.alloc(16), uint(credentialId.length, 2), credentialId, coseKey])
      const authData = Buffer.concat([head(USER_PRESENT | HAS_CREDENTIAL, lies), credential])
      const attestation = Buffer.concat([
        ...[bytes('a363'), Buffer.from('fmt'), bytes('64'), Buffer.from('none')],
        ...[bytes('67'), Buffer.from('attStmt'), bytes('a068'), Buffer.from('authData')],
        ...[bytes('59'), uint(authData.length, 2), authData],
      ])
      return {
        ...wire,
        response: {
          clientDataJSON: clientData('webauthn.create', options, lies).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['usb'],
        },
      }
    },
    /** Signs in with the passkey. @param options from the server */
    show(options: object | null, lies: Lies = {}) {
      const data = clientData('webauthn.get', options ?? {}, lies)
      const authData = head(USER_PRESENT, lies)
      return {
        ...wire,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey).toString('base64url'),
        },
      }
    },
  }
}
