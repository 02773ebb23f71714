/**
 * People pick these words and whole passwords first, in Spanish and English, here in the folded form that `password.ts`
 * compares (lower case, no accents, no separators). Keyboard and alphabet runs, repeated characters and years are found
 * by rule and need no entry. Words of ordinary speech stay out, so that a phrase of several words is accepted.
 */
const ENTRADAS = `
password passwort passphrase passcode passw0rd contrasena contrasenia micontrasena clave claveacceso miclave claves
clavesegura clavesecreta secreto secreta secret topsecret seguro segura seguridad acceso accesos ingreso ingresar entrar
login signin logon welcome bienvenido bienvenida bienvenidos hola holahola holamundo hello helloworld saludos default
defecto cambiar cambiame changeme changeit cambiala temporal temporary provisional prueba pruebas probando test testing
tester testtest demo1234 ejemplo example sample invitado guest anonimo anonymous publico public privado private
admin administrador administrator administracion adminadmin root toor superuser superusuario supervisor sysadmin sistema
sistemas system systems server servidor usuario usuarios user username myuser operador operadora oficina trabajo empresa
computer computadora internet windows microsoft google facebook instagram whatsapp samsung android iphone apple
oracle postgres postgresql mysql database qwerty qwertyuiop qwertz azerty asdf asdfgh asdfasdf zxcv zxcvbn qazwsx
abcd abcdef abc123 abcd1234 letmein letmeinnow dejameentrar abretesesamo opensesame trustno1 master maestro whatever
iloveyou iloveyouforever teamo teamomucho teamoamor tequiero tequieromucho amor miamor amormio amorcito corazon
micorazon princesa princess principe angel angelito angeles preciosa hermosa bonita chiquita cielo micielo estrella
estrellita familia mifamilia mihijo mihija mishijos mama mami papa papi bebe lindo linda feliz felicidad siempre
parasiempre monkey dragon football futbol baseball superman batman spiderman pokemon naruto starwars michael jordan
jennifer jessica ashley charlie daniel thomas sunshine shadow flower summer winter freedom
realmadrid barcelona boca bocajuniors riverplate bolivar elbolivar thestrongest strongest wilstermann orientepetrolero
blooming bolivia bolivia123 vivabolivia boliviana boliviano lapaz elalto cochabamba santacruz oruro potosi
tarija sucre chuquisaca beni pando trinidad illimani titicaca llajta camba colla cruz
jesus jesucristo cristo dios diosesamor diosesbueno diosmio jesusteamo miamorjesus virgen virgencita mariajose
caja cajanacional cajapetrolera salud seguro social segurosocial seguridadsocial hospital medico doctor enfermera
afiliado afiliaciones asegurado asegurados titular beneficiario
afiliacion poblacionasegurada entegestor derechohabiente cesantia segip senasir gestorapublica asuss cordes sinec cossmil
cajabancaria bancaprivada cajadecaminos segurouniversitario segurointegral sistemasgpa sgpasistema
carlos maria juan jose luis jorge pedro miguel antonio fernando ricardo roberto alejandro eduardo francisco
alejandra fernanda andrea claudia patricia carolina gabriela daniela mariana veronica sebastian santiago
lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre
octubre noviembre diciembre primavera verano otono invierno january february march april june july august september
october november december monday tuesday wednesday thursday friday saturday sunday
correcthorsebatterystaple correcthorse batterystaple thequickbrownfox quickbrownfox loremipsum tobeornottobe
maytheforcebewithyou supercalifragilisticexpialidocious onceuponatime somewhereovertherainbow
enunlugardelamancha padrenuestro padrenuestroqueestas avemaria avemariapurisima bolivianoselhado
elpueblounido elpueblounidojamasseravencido morirantesqueesclavosvivir
`;

export const PASSWORDS_COMUNES: ReadonlySet<string> = new Set(ENTRADAS.trim().split(/\s+/));
