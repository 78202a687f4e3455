export type DemoPerson = { firstName: string; lastName: string; email: string; hasPortrait?: true }

/** The customers of the demo shop; reviews refer to them by key. */
export const customers = {
  aoife: { firstName: 'Aoife', lastName: 'O’Brien', email: 'aoife.obrien@example.com', hasPortrait: true },
  amara: { firstName: 'Amara', lastName: 'Okafor', email: 'amara.okafor@example.org', hasPortrait: true },
  anais: { firstName: 'Anaïs', lastName: 'Le Goff', email: 'anais.legoff@example.com', hasPortrait: true },
  bastien: { firstName: 'Bastien', lastName: 'Roux', email: 'bastien.roux@example.org', hasPortrait: true },
  bram: { firstName: 'Bram', lastName: 'De Smet', email: 'bram.desmet@example.com', hasPortrait: true },
  camille: { firstName: 'Camille', lastName: 'Aubry', email: 'camille.aubry@example.com', hasPortrait: true },
  colm: { firstName: 'Colm', lastName: 'Mac Cárthaigh', email: 'colm@example.org', hasPortrait: true },
  dragana: { firstName: 'Dragana', lastName: 'Petrović', email: 'dragana.petrovic@example.com' },
  eero: { firstName: 'Eero', lastName: 'Mäkinen', email: 'eero.makinen@example.com', hasPortrait: true },
  eleni: { firstName: 'Ελένη', lastName: 'Παπαδάκη', email: 'eleni.papadaki@example.org', hasPortrait: true },
  freya: { firstName: 'Freya', lastName: 'Østergaard', email: 'freya@example.com', hasPortrait: true },
  giulia: { firstName: 'Giulia', lastName: 'Ferraro', email: 'giulia.ferraro@example.com', hasPortrait: true },
  grace: { firstName: 'Grace', lastName: 'Wanjiru', email: 'grace.wanjiru@example.org', hasPortrait: true },
  gwenn: { firstName: 'Gwenn', lastName: 'Kerbrat', email: 'gwenn.kerbrat@example.com', hasPortrait: true },
  harriet: { firstName: 'Harriet', lastName: 'Wetherby-Cole', email: 'h.wetherbycole@example.com', hasPortrait: true },
  hassan: { firstName: 'Hassan', lastName: 'El Idrissi', email: 'hassan.elidrissi@example.org', hasPortrait: true },
  henrik: { firstName: 'Henrik', lastName: 'Sæther', email: 'henrik.saether@example.com', hasPortrait: true },
  ilse: { firstName: 'Ilse', lastName: 'Vandenbroucke', email: 'ilse.vdb@example.org', hasPortrait: true },
  ines: { firstName: 'Inês', lastName: 'Carvalho', email: 'ines.carvalho@example.com', hasPortrait: true },
  jeanbaptiste: { firstName: 'Jean-Baptiste', lastName: 'Delorme', email: 'jb.delorme@example.com', hasPortrait: true },
  jonas: { firstName: 'Jonas', lastName: 'Lindqvist', email: 'jonas.lindqvist@example.org', hasPortrait: true },
  katerina: { firstName: 'Kateřina', lastName: 'Nováková', email: 'katerina.novakova@example.com', hasPortrait: true },
  leila: { firstName: 'Leïla', lastName: 'Benchaâbane', email: 'leila.b@example.org', hasPortrait: true },
  linh: { firstName: 'Linh', lastName: 'Nguyễn', email: 'linh.nguyen@example.com', hasPortrait: true },
  lukas: { firstName: 'Lukas', lastName: 'Bergmann', email: 'lukas.bergmann@example.com' },
  margaux: { firstName: 'Margaux', lastName: 'Perrin', email: 'margaux.perrin@example.org', hasPortrait: true },
  marisol: { firstName: 'Marisol', lastName: 'Ibáñez', email: 'marisol.ibanez@example.com' },
  marta: { firstName: 'Marta', lastName: 'Vilaseca i Puig', email: 'marta.vilaseca@example.org' },
  mateo: { firstName: 'Mateo', lastName: 'Quiroga', email: 'mateo.quiroga@example.com', hasPortrait: true },
  mehmet: { firstName: 'Mehmet', lastName: 'Yıldız', email: 'mehmet.yildiz@example.org' },
  noor: { firstName: 'Noor', lastName: 'Haddad', email: 'noor.haddad@example.com', hasPortrait: true },
  odile: { firstName: 'Odile', lastName: 'Fontaine', email: 'odile.fontaine@example.com', hasPortrait: true },
  olafur: { firstName: 'Ólafur', lastName: 'Þórsson', email: 'olafur@example.org', hasPortrait: true },
  pieter: { firstName: 'Pieter', lastName: 'van den Berg', email: 'pieter.vandenberg@example.com' },
  priya: { firstName: 'Priya', lastName: 'Raghunathan', email: 'priya.raghunathan@example.com', hasPortrait: true },
  rene: { firstName: 'René', lastName: 'd’Anglejan', email: 'rene.danglejan@example.org', hasPortrait: true },
  ruta: { firstName: 'Rūta', lastName: 'Kazlauskaitė', email: 'ruta.kazlauskaite@example.com', hasPortrait: true },
  samuel: { firstName: 'Samuel J.', lastName: 'Whitlock', email: 'sam.whitlock@example.com', hasPortrait: true },
  stefan: { firstName: 'Ștefan', lastName: 'Ionescu', email: 'stefan.ionescu@example.org' },
  theo: { firstName: 'Théo', lastName: 'Marchand', email: 'theo.marchand@example.com' },
  tomasz: { firstName: 'Tomasz', lastName: 'Wiśniewski', email: 'tomasz.wisniewski@example.com' },
  vera: { firstName: 'Vera', lastName: 'Horvat', email: 'vera.horvat@example.org', hasPortrait: true },
  wiebke: { firstName: 'Wiebke', lastName: 'Hansen', email: 'wiebke.hansen@example.com', hasPortrait: true },
  yuki: { firstName: '由紀', lastName: '田中', email: 'yuki.tanaka@example.org', hasPortrait: true },
  yulia: { firstName: 'Юлія', lastName: 'Ковальчук', email: 'yulia.kovalchuk@example.com', hasPortrait: true },
  zsofia: { firstName: 'Zsófia', lastName: 'Kovács', email: 'zsofia.kovacs@example.org', hasPortrait: true },
} as const satisfies Record<string, DemoPerson>

export type CustomerKey = keyof typeof customers

/** The customers with published passwords, for trying the account pages. */
export const demoCustomers = ['camille', 'jonas'] as const satisfies readonly CustomerKey[]

/** The staff member of the demo shop, without orders or reviews. */
export const demoStaff: DemoPerson = {
  firstName: 'Solène',
  lastName: 'Garrigue',
  email: 'solene.garrigue@example.com',
  hasPortrait: true,
}
