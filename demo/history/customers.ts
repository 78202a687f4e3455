/** `portrait` is the seed of the picture beside a customer's name; some never chose one. */
export type DemoPerson = { firstName: string; lastName: string; email: string; portrait?: number }

/** The people who bought from and wrote to the demo shop; reviews name them by key. */
export const customers = {
  aoife: { firstName: 'Aoife', lastName: 'O’Brien', email: 'aoife.obrien@example.com', portrait: 1 },
  amara: { firstName: 'Amara', lastName: 'Okafor', email: 'amara.okafor@example.org', portrait: 98 },
  anais: { firstName: 'Anaïs', lastName: 'Le Goff', email: 'anais.legoff@example.com', portrait: 34 },
  bastien: { firstName: 'Bastien', lastName: 'Roux', email: 'bastien.roux@example.org', portrait: 102 },
  bram: { firstName: 'Bram', lastName: 'De Smet', email: 'bram.desmet@example.com', portrait: 56 },
  camille: { firstName: 'Camille', lastName: 'Aubry', email: 'camille.aubry@example.com', portrait: 49 },
  colm: { firstName: 'Colm', lastName: 'Mac Cárthaigh', email: 'colm@example.org', portrait: 116 },
  dragana: { firstName: 'Dragana', lastName: 'Petrović', email: 'dragana.petrovic@example.com' },
  eero: { firstName: 'Eero', lastName: 'Mäkinen', email: 'eero.makinen@example.com', portrait: 70 },
  eleni: { firstName: 'Ελένη', lastName: 'Παπαδάκη', email: 'eleni.papadaki@example.org', portrait: 41 },
  freya: { firstName: 'Freya', lastName: 'Østergaard', email: 'freya@example.com', portrait: 58 },
  giulia: { firstName: 'Giulia', lastName: 'Ferraro', email: 'giulia.ferraro@example.com', portrait: 71 },
  grace: { firstName: 'Grace', lastName: 'Wanjiru', email: 'grace.wanjiru@example.org', portrait: 80 },
  gwenn: { firstName: 'Gwenn', lastName: 'Kerbrat', email: 'gwenn.kerbrat@example.com', portrait: 88 },
  harriet: { firstName: 'Harriet', lastName: 'Wetherby-Cole', email: 'h.wetherbycole@example.com', portrait: 60 },
  hassan: { firstName: 'Hassan', lastName: 'El Idrissi', email: 'hassan.elidrissi@example.org', portrait: 45 },
  henrik: { firstName: 'Henrik', lastName: 'Sæther', email: 'henrik.saether@example.com', portrait: 55 },
  ilse: { firstName: 'Ilse', lastName: 'Vandenbroucke', email: 'ilse.vdb@example.org', portrait: 11 },
  ines: { firstName: 'Inês', lastName: 'Carvalho', email: 'ines.carvalho@example.com', portrait: 5 },
  jeanbaptiste: { firstName: 'Jean-Baptiste', lastName: 'Delorme', email: 'jb.delorme@example.com', portrait: 46 },
  jonas: { firstName: 'Jonas', lastName: 'Lindqvist', email: 'jonas.lindqvist@example.org', portrait: 103 },
  katerina: { firstName: 'Kateřina', lastName: 'Nováková', email: 'katerina.novakova@example.com', portrait: 38 },
  leila: { firstName: 'Leïla', lastName: 'Benchaâbane', email: 'leila.b@example.org', portrait: 110 },
  linh: { firstName: 'Linh', lastName: 'Nguyễn', email: 'linh.nguyen@example.com', portrait: 120 },
  lukas: { firstName: 'Lukas', lastName: 'Bergmann', email: 'lukas.bergmann@example.com' },
  margaux: { firstName: 'Margaux', lastName: 'Perrin', email: 'margaux.perrin@example.org', portrait: 78 },
  marisol: { firstName: 'Marisol', lastName: 'Ibáñez', email: 'marisol.ibanez@example.com' },
  marta: { firstName: 'Marta', lastName: 'Vilaseca i Puig', email: 'marta.vilaseca@example.org' },
  mateo: { firstName: 'Mateo', lastName: 'Quiroga', email: 'mateo.quiroga@example.com', portrait: 66 },
  mehmet: { firstName: 'Mehmet', lastName: 'Yıldız', email: 'mehmet.yildiz@example.org' },
  noor: { firstName: 'Noor', lastName: 'Haddad', email: 'noor.haddad@example.com', portrait: 74 },
  odile: { firstName: 'Odile', lastName: 'Fontaine', email: 'odile.fontaine@example.com', portrait: 57 },
  olafur: { firstName: 'Ólafur', lastName: 'Þórsson', email: 'olafur@example.org', portrait: 114 },
  pieter: { firstName: 'Pieter', lastName: 'van den Berg', email: 'pieter.vandenberg@example.com' },
  priya: { firstName: 'Priya', lastName: 'Raghunathan', email: 'priya.raghunathan@example.com', portrait: 109 },
  rene: { firstName: 'René', lastName: 'd’Anglejan', email: 'rene.danglejan@example.org', portrait: 50 },
  ruta: { firstName: 'Rūta', lastName: 'Kazlauskaitė', email: 'ruta.kazlauskaite@example.com', portrait: 87 },
  samuel: { firstName: 'Samuel J.', lastName: 'Whitlock', email: 'sam.whitlock@example.com', portrait: 63 },
  stefan: { firstName: 'Ștefan', lastName: 'Ionescu', email: 'stefan.ionescu@example.org' },
  theo: { firstName: 'Théo', lastName: 'Marchand', email: 'theo.marchand@example.com' },
  tomasz: { firstName: 'Tomasz', lastName: 'Wiśniewski', email: 'tomasz.wisniewski@example.com' },
  vera: { firstName: 'Vera', lastName: 'Horvat', email: 'vera.horvat@example.org', portrait: 104 },
  wiebke: { firstName: 'Wiebke', lastName: 'Hansen', email: 'wiebke.hansen@example.com', portrait: 32 },
  yuki: { firstName: '由紀', lastName: '田中', email: 'yuki.tanaka@example.org', portrait: 6 },
  yulia: { firstName: 'Юлія', lastName: 'Ковальчук', email: 'yulia.kovalchuk@example.com', portrait: 64 },
  zsofia: { firstName: 'Zsófia', lastName: 'Kovács', email: 'zsofia.kovacs@example.org', portrait: 99 },
} as const satisfies Record<string, DemoPerson>

export type CustomerKey = keyof typeof customers

/** The customers whose passwords are handed out, so that the account screens can be tried. */
export const demoCustomers = ['camille', 'jonas'] as const satisfies readonly CustomerKey[]

/** The person behind the counter; buys and reviews nothing. */
export const demoStaff: DemoPerson = {
  firstName: 'Solène',
  lastName: 'Garrigue',
  email: 'solene.garrigue@example.com',
  portrait: 111,
}
