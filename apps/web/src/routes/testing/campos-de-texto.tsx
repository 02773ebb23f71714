import type { VersionTerminos } from '@sgpa/contract/v1/versiones-terminos';
import { NOMBRE_DE_CAMPO } from '@sgpa/domain/asegurado/nombres-de-campos';
import { MAX_MOTIVO_RETIRO, MAX_TEXTO_TERMINOS, MAX_TITULO_TERMINOS } from '@sgpa/domain/cuenta/terminos';
import { NOMBRE_DE_CONTEO } from '@sgpa/domain/declaracion/conteos';
import { MAX_REGIONAL } from '@sgpa/domain/declaracion/remision-declaracion';
import { MAX_MOTIVO_DECISION } from '@sgpa/domain/identidad/textos-decision';
import { MAX_DETALLE_BAJA } from '@sgpa/domain/novedad/baja-novedad';
import { MAX_PARAMETRO } from '@sgpa/domain/parametro/datos-parametro';
import { COMPLEMENTO_MAX } from '@sgpa/domain/shared/documento';
import { fecha, PRIMER_DIA } from '@sgpa/domain/shared/fecha-civil';
import { MAX_NOMBRE } from '@sgpa/domain/shared/nombres';
import { MAX_CARGO, MAX_DIRECCION_USUARIO, MAX_EXTENSION, NOMBRE_DE_USUARIO } from '@sgpa/domain/usuario/datos-usuario';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { DEL_ENTE_VACIO, MATRICULA } from '../../features/afiliacion/campos-del-ente.ts';
import type { CamposDeEmpleo } from '../../features/afiliacion/campos-titular.ts';
import { leerBusqueda } from '../../features/asegurado/lista-asegurados/direccion.ts';
import MenuDeFiltros from '../../features/asegurado/lista-asegurados/filtros/MenuDeFiltros.tsx';
import { leerPreferencias } from '../../features/asegurado/lista-asegurados/preferencias.ts';
import { DIRECCION_DE_AUDITORIA } from '../../features/auditoria/auditoria/busqueda.ts';
import { FiltrosAuditoria } from '../../features/auditoria/auditoria/FiltrosAuditoria.tsx';
import { FormularioBaja } from '../../features/ciclo/FormularioBaja.tsx';
import { FormularioDeFactor } from '../../features/cuenta/segundo-factor/FormularioDeFactor.tsx';
import { PanelDepartamento } from '../../features/declaracion/remision-declaracion/PanelDepartamento.tsx';
import {
  PANEL_NUEVO,
  toForm as remisionToForm,
} from '../../features/declaracion/remision-declaracion/remision.form.ts';
import { CamposEntidad } from '../../features/empleador/CamposEntidad.tsx';
import { SeccionEmpleador } from '../../features/empleador/SeccionEmpleador.tsx';
import { FormularioParametro } from '../../features/parametro/FormularioParametro.tsx';
import { toForm as parametroToForm } from '../../features/parametro/parametro.form.ts';
import { DIRECCION_DE_PARAMETROS } from '../../features/parametro/parametros/busqueda.ts';
import { FiltrosParametros } from '../../features/parametro/parametros/PaginaParametros.tsx';
import { CampoComplemento } from '../../features/persona/CampoNumeroDocumento.tsx';
import { camposDePersona } from '../../features/persona/campos-persona.ts';
import { SeccionPersona } from '../../features/persona/SeccionPersona.tsx';
import { personaDePrueba } from '../../features/persona/testing/persona-de-prueba.ts';
import { PaginaSolicitud } from '../../features/recuperacion/solicitud-recuperacion/PaginaSolicitud.tsx';
import { CamposValidacion } from '../../features/registro/FormularioDePaso1.tsx';
import { CamposIdentidad } from '../../features/registro/registro-fallecido/CamposIdentidad.tsx';
import { CAMPOS_VACIOS as FALLECIDO_VACIO } from '../../features/registro/registro-fallecido/registro-fallecido.form.ts';
import { SeccionFallecido } from '../../features/registro/registro-fallecido/SeccionFallecido.tsx';
import { CodigoEscrito } from '../../features/registro/registro-titular-lista/CamposEntidadLista.tsx';
import type { FormularioLista } from '../../features/registro/registro-titular-lista/registro-titular-lista.form.ts';
import { FORMULARIO_VACIO } from '../../features/registro/validacion-titular.form.ts';
import { FormularioRetiro } from '../../features/terminos/retiro-terminos/FormularioRetiro.tsx';
import { FormularioUsuario } from '../../features/usuario/FormularioUsuario.tsx';
import { nuevo } from '../../features/usuario/usuario.form.ts';
import { DIRECCION_DE_USUARIOS } from '../../features/usuario/usuarios/busqueda.ts';
import { FiltrosUsuarios } from '../../features/usuario/usuarios/PaginaUsuarios.tsx';
import { delCable } from '../../lib/testing/del-cable.ts';
import { FormFields } from '../../ui/FormFields.tsx';
import { DE_OTRAS_PAGINAS } from './formularios-de-otras-paginas.tsx';

const nada = () => undefined;
const enviar = async () => undefined;
const ESCRITURA = { enviando: false, desenlace: null, olvidar: nada, escribir: enviar };

function Entidad() {
  const form = useForm<CamposDeEmpleo>({ defaultValues: { tipo_codigo: '3103', codigo_entidad: '' } });
  return <CamposEntidad form={form} empleador={delCable({})} />;
}
function Empleador() {
  const form = useForm<CamposDeEmpleo>({
    defaultValues: { fecha_ingreso_trabajo: '', puesto_empleado: '', salario: '' },
  });
  return <SeccionEmpleador form={form} empleador={delCable({})} />;
}
function Persona() {
  const form = useForm({ defaultValues: camposDePersona({}) });
  return <SeccionPersona form={form} persona={personaDePrueba()} fotoActual={null} foto={null} alElegirFoto={nada} />;
}
function Complemento() {
  const { control } = useForm({ defaultValues: { complemento: '' } });
  return <CampoComplemento control={control} name="complemento" />;
}
function DeLista() {
  const form = useForm<FormularioLista>({ defaultValues: { tipo_codigo: 'MATRICULA_COMERCIO', numero_entidad: '' } });
  return <CodigoEscrito form={form} disabled={false} alEscribir={nada} />;
}
function Validacion() {
  return <CamposValidacion form={useForm({ defaultValues: FORMULARIO_VACIO })} contraste={null} />;
}
function Fallecido() {
  const form = useForm({ defaultValues: FALLECIDO_VACIO });
  return <SeccionFallecido form={form} exigido enMano={false} alElegirArchivo={nada} />;
}
function Remision() {
  const defaultValues = { ...remisionToForm(null, PRIMER_DIA), paneles: [PANEL_NUEVO] };
  return <PanelDepartamento control={useForm({ defaultValues }).control} panel={0} numero={1} alQuitar={nada} />;
}
const Identidad = () => <CamposIdentidad form={useForm({ defaultValues: FALLECIDO_VACIO })} />;
const Matricula = () => (
  <FormFields control={useForm({ defaultValues: DEL_ENTE_VACIO }).control} fields={[MATRICULA]} />
);
const HECHOS = {
  tipo: 'TITULAR',
  estado: 100,
  fecha_afiliacion: fecha('1980-01-02'),
  fecha_baja: null,
  fecha_cesantia: null,
  fecha_ampliacion: null,
  fecha_derechohabiente: null,
} as const;
const VERSION = delCable<VersionTerminos>({ version: '2', titulo: 'Términos', vigenteDesde: '2026-12-04' });

const letras = (n: number) => 'Ñ'.repeat(n);
const cifras = (n: number) => '9'.repeat(n);
const TELEFONO = `+591${' '.repeat(17)}-70612345`;

export type Clase = 'telefono' | 'correo' | 'usuario' | 'salario';

interface Campo {
  campo: string;
  /** The value is the longest that the field takes. */
  valor: string;
  /** A text of this kind of `textos-escritos.test` is written in it. */
  clase?: Clase;
  /** The field only searches: anything may be looked for. */
  revisa?: false;
}

interface ConLimite {
  /** The limit stands in this file. */
  archivo: string;
  elemento: ReactNode;
  campos: readonly Campo[];
}

/** Every text of a limited length that somebody writes stands here, with what draws it and the longest of it. */
export const CAMPOS_DE_TEXTO: readonly ConLimite[] = [
  {
    archivo: 'features/empleador/CamposEntidad.tsx',
    elemento: <Entidad />,
    campos: [{ campo: 'Código de empleador', valor: cifras(30) }],
  },
  {
    archivo: 'features/empleador/SeccionEmpleador.tsx',
    elemento: <Empleador />,
    campos: [
      { campo: NOMBRE_DE_CAMPO.puesto_empleado, valor: letras(150) },
      { campo: 'Salario (Bs)', valor: '12345678,50', clase: 'salario' },
    ],
  },
  {
    archivo: 'features/novedad/baja-novedad/DialogoBaja.tsx',
    elemento: DE_OTRAS_PAGINAS['baja-novedad'].elemento(nada),
    campos: [{ campo: 'Detalle de la baja', valor: letras(MAX_DETALLE_BAJA) }],
  },
  {
    archivo: 'features/novedad/decision-identidad/CampoMotivo.tsx',
    elemento: DE_OTRAS_PAGINAS['decision-identidad'].elemento(nada),
    campos: [{ campo: 'Motivo de la decisión', valor: letras(MAX_MOTIVO_DECISION) }],
  },
  {
    archivo: 'features/auditoria/auditoria/FiltrosAuditoria.tsx',
    elemento: <FiltrosAuditoria busqueda={DIRECCION_DE_AUDITORIA.leer({})} buscando={false} alBuscar={nada} />,
    campos: [{ campo: 'Usuario', valor: 'u'.repeat(60), clase: 'usuario', revisa: false }],
  },
  {
    archivo: 'features/parametro/FormularioParametro.tsx',
    elemento: (
      <FormularioParametro
        borradorDe="registro-parametro:ESTADO_CIVIL"
        lista="ESTADO_CIVIL"
        inicial={parametroToForm(null, fecha('2026-11-21'))}
        esNuevo
        guardado={ESCRITURA}
        alCerrar={nada}
      />
    ),
    campos: [{ campo: 'Nombre', valor: letras(MAX_PARAMETRO.nombre ?? 0) }],
  },
  {
    archivo: 'features/parametro/parametros/PaginaParametros.tsx',
    elemento: <FiltrosParametros filtros={DIRECCION_DE_PARAMETROS.leer({})} buscando={false} alBuscar={nada} />,
    campos: [{ campo: 'Nombre o código', valor: letras(100) }],
  },
  {
    archivo: 'features/cuenta/segundo-factor/FormularioDeFactor.tsx',
    elemento: <FormularioDeFactor boton="Quitar" enviando={false} problema={null} alEnviar={nada} />,
    campos: [{ campo: 'Código', valor: 'A'.repeat(40) }],
  },
  {
    archivo: 'features/recuperacion/solicitud-recuperacion/PaginaSolicitud.tsx',
    elemento: <PaginaSolicitud pie={null} />,
    campos: [{ campo: 'Usuario', valor: 'u'.repeat(100), clase: 'usuario', revisa: false }],
  },
  {
    archivo: 'features/registro/registro-titular-lista/CamposEntidadLista.tsx',
    elemento: <DeLista />,
    campos: [{ campo: 'Nro. NIT/MATRICULA COMERCIO', valor: cifras(30) }],
  },
  {
    archivo: 'features/registro/FormularioDePaso1.tsx',
    elemento: <Validacion />,
    campos: ['Nombres', 'Apellido paterno', 'Apellido materno'].map((campo) => ({ campo, valor: letras(MAX_NOMBRE) })),
  },
  {
    archivo: 'features/registro/registro-fallecido/SeccionFallecido.tsx',
    elemento: <Fallecido />,
    campos: [{ campo: 'Número de certificado', valor: cifras(40) }],
  },
  {
    archivo: 'features/registro/registro-fallecido/CamposIdentidad.tsx',
    elemento: <Identidad />,
    campos: ['Nombres', 'Apellido paterno', 'Apellido materno'].map((campo) => ({ campo, valor: letras(MAX_NOMBRE) })),
  },
  {
    archivo: 'features/usuario/usuarios/PaginaUsuarios.tsx',
    elemento: <FiltrosUsuarios filtros={DIRECCION_DE_USUARIOS.leer({})} buscando={false} alBuscar={nada} />,
    campos: [{ campo: 'Documento, nombre, usuario o correo', valor: letras(100) }],
  },
  {
    archivo: 'features/usuario/usuario.form.ts',
    elemento: (
      <FormularioUsuario
        borradorDe="registro-usuario:nuevo"
        inicial={nuevo({ roles: [], entes: [] })}
        esNuevo
        opciones={{ roles: [], entes: [] }}
        guardado={ESCRITURA}
        alCerrar={nada}
      />
    ),
    campos: [
      ...['Nombres', 'Apellido paterno', 'Apellido materno'].map((campo) => ({ campo, valor: letras(MAX_NOMBRE) })),
      { campo: 'Correo electrónico', valor: correoDe(150), clase: 'correo' },
      { campo: 'Teléfono', valor: TELEFONO, clase: 'telefono' },
      { campo: 'Teléfono fijo', valor: TELEFONO, clase: 'telefono' },
      { campo: 'Extensión', valor: cifras(MAX_EXTENSION) },
      { campo: 'Dirección', valor: letras(MAX_DIRECCION_USUARIO) },
      { campo: 'Cargo', valor: letras(MAX_CARGO) },
      { campo: 'Usuario', valor: 'u'.repeat(NOMBRE_DE_USUARIO.max), clase: 'usuario' },
    ],
  },
  {
    archivo: 'features/ciclo/CamposDeMotivo.tsx',
    elemento: (
      <FormularioBaja
        borradorDe="baja-titular:1"
        caso={{ hechos: HECHOS, codigoEntidad: 'NIT-1020304050', hoy: fecha('2026-11-21') }}
        version={1}
        guardado={ESCRITURA}
        alEnviar={enviar}
      />
    ),
    campos: [{ campo: 'Descripción del motivo', valor: letras(500) }],
  },
  {
    archivo: 'features/persona/campos-persona.ts',
    elemento: <Persona />,
    campos: [
      { campo: 'Correo electrónico', valor: correoDe(150), clase: 'correo' },
      { campo: 'Teléfono de domicilio', valor: TELEFONO, clase: 'telefono' },
      { campo: 'Teléfono móvil', valor: TELEFONO, clase: 'telefono' },
      { campo: 'Dirección', valor: letras(300) },
    ],
  },
  {
    archivo: 'features/persona/CampoNumeroDocumento.tsx',
    elemento: <Complemento />,
    campos: [{ campo: 'Complemento', valor: cifras(COMPLEMENTO_MAX) }],
  },
  {
    archivo: 'features/asegurado/lista-asegurados/filtros/MenuDeFiltros.tsx',
    elemento: (
      <MenuDeFiltros
        ancla={document.body}
        alCerrar={nada}
        busqueda={leerBusqueda({ numeroDocumento: '1000100' })}
        alcance={delCable({ eligeEnte: false, idEnteGestor: null })}
        preferencias={leerPreferencias({})}
        alCambiar={nada}
        alElegir={nada}
      />
    ),
    campos: [{ campo: 'Guardar esta búsqueda como', valor: letras(60) }],
  },
  {
    archivo: 'features/terminos/retiro-terminos/FormularioRetiro.tsx',
    elemento: <FormularioRetiro version={VERSION} alCerrar={nada} />,
    campos: [{ campo: 'Motivo del retiro', valor: letras(MAX_MOTIVO_RETIRO) }],
  },
  {
    archivo: 'features/terminos/publicacion-terminos/FormularioPublicacion.tsx',
    elemento: DE_OTRAS_PAGINAS['publicacion-terminos'].elemento(nada),
    campos: [
      { campo: 'Título', valor: letras(MAX_TITULO_TERMINOS) },
      { campo: 'Texto', valor: letras(MAX_TEXTO_TERMINOS) },
    ],
  },
  {
    archivo: 'features/declaracion/remision-declaracion/CamposDeConteo.tsx',
    elemento: <Remision />,
    campos: Object.values(NOMBRE_DE_CONTEO).map((campo) => ({ campo, valor: cifras(11) })),
  },
  {
    archivo: 'features/declaracion/remision-declaracion/PanelDepartamento.tsx',
    elemento: <Remision />,
    campos: [{ campo: 'Regional', valor: letras(MAX_REGIONAL) }],
  },
  {
    archivo: 'features/afiliacion/campos-del-ente.ts',
    elemento: <Matricula />,
    campos: [{ campo: NOMBRE_DE_CAMPO.matricula, valor: letras(40) }],
  },
];

/** Makes an address as long as it may be, in labels of 60 letters. */
function correoDe(largo: number): string {
  const fin = '@sgpa.example';
  const etiquetas = `${'a'.repeat(60)}@${'b'.repeat(60)}.`;
  return etiquetas + 'c'.repeat(largo - etiquetas.length - fin.length) + fin.replace('@', '.');
}
