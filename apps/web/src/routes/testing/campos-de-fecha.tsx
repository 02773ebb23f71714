import type { Parametro } from '@sgpa/contract/shared/parametro';
import { fecha, PRIMER_DIA } from '@sgpa/domain/shared/fecha-civil';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { CamposCondicion } from '../../features/afiliacion/CamposCondicion.tsx';
import { fechaDeAfiliacion } from '../../features/afiliacion/campos-del-ente.ts';
import type { CamposDeEmpleo } from '../../features/afiliacion/campos-titular.ts';
import { SIN_CONDICION } from '../../features/afiliacion/condicion.form.ts';
import { leerBusqueda } from '../../features/asegurado/lista-asegurados/direccion.ts';
import { FiltroFechas } from '../../features/asegurado/lista-asegurados/filtros/FiltroFechas.tsx';
import { useFiltros } from '../../features/asegurado/lista-asegurados/filtros/use-filtros.ts';
import { DIRECCION_DE_AUDITORIA } from '../../features/auditoria/auditoria/busqueda.ts';
import { FiltrosAuditoria } from '../../features/auditoria/auditoria/FiltrosAuditoria.tsx';
import { FormularioCertificado } from '../../features/certificado/certificado/PaginaCertificacion.tsx';
import { FormularioAmpliacion } from '../../features/ciclo/FormularioAmpliacion.tsx';
import { FormularioBaja } from '../../features/ciclo/FormularioBaja.tsx';
import { ConsultaDePersona } from '../../features/consulta/ConsultaDePersona.tsx';
import { SeccionEmpleador } from '../../features/empleador/SeccionEmpleador.tsx';
import { Fechas, useRango } from '../../features/estadistica/resumen-poblacion/Fechas.tsx';
import { FormularioParametro } from '../../features/parametro/FormularioParametro.tsx';
import { toForm as parametroToForm } from '../../features/parametro/parametro.form.ts';
import { DialogoVigencia } from '../../features/parametro/vigencia-parametro/DialogoVigencia.tsx';
import { DialogoCedula } from '../../features/persona/TraerDelSegip.tsx';
import { CamposDocumento } from '../../features/registro/CamposDocumento.tsx';
import PanelNuevoBeneficiario from '../../features/registro/registro-beneficiario/PanelNuevoBeneficiario.tsx';
import type { TitularDelPanel } from '../../features/registro/registro-beneficiario/panel-beneficiario.form.ts';
import { CamposIdentidad } from '../../features/registro/registro-fallecido/CamposIdentidad.tsx';
import { CAMPOS_VACIOS as FALLECIDO_VACIO } from '../../features/registro/registro-fallecido/registro-fallecido.form.ts';
import { SeccionFallecido } from '../../features/registro/registro-fallecido/SeccionFallecido.tsx';
import { SeccionTitular } from '../../features/registro/validacion-beneficiario/SeccionTitular.tsx';
import { useTitular } from '../../features/registro/validacion-beneficiario/use-titular.ts';
import { SeccionPersonal } from '../../features/usuario/FormularioUsuario.tsx';
import { nuevo } from '../../features/usuario/usuario.form.ts';
import { delCable } from '../../lib/testing/del-cable.ts';
import { FormFields } from '../../ui/FormFields.tsx';

const HECHOS = {
  tipo: 'TITULAR',
  estado: 100,
  fecha_afiliacion: fecha('1980-01-02'),
  fecha_baja: null,
  fecha_cesantia: null,
  fecha_ampliacion: null,
  fecha_derechohabiente: null,
} as const;
const ACCION = { enviando: false, desenlace: null, olvidar: () => {} };
const nada = () => undefined;
const enviar = async () => undefined;

function Filtros() {
  return <FiltroFechas {...useFiltros(leerBusqueda({}), nada)} />;
}
const DelTablero = () => <Fechas {...useRango(() => ({ fechaInicio: PRIMER_DIA, fechaFin: PRIMER_DIA })).campos} />;
function Documento() {
  const { control } = useForm({
    defaultValues: { numero_documento: '', complemento_documento: '', fecha_nacimiento: '' },
  });
  return <CamposDocumento control={control} marca={() => null} />;
}
const DeQuienEstudia = () => (
  <CamposCondicion form={useForm({ defaultValues: { ...SIN_CONDICION, condicion: 'ESTUDIANTE' } })} />
);
const Titular = () => <SeccionTitular titular={useTitular()} />;
const Afiliacion = () => (
  <FormFields control={useForm({ defaultValues: { fecha_inicio: '' } }).control} fields={[fechaDeAfiliacion()]} />
);
function Empleador() {
  const form = useForm<CamposDeEmpleo>({ defaultValues: { fecha_ingreso_trabajo: '', puesto_empleado: '' } });
  return <SeccionEmpleador form={form} empleador={delCable({})} />;
}
const DeUsuario = () => <SeccionPersonal form={useForm({ defaultValues: nuevo({ roles: [], entes: [] }) })} esNuevo />;
const Identidad = () => <CamposIdentidad form={useForm({ defaultValues: FALLECIDO_VACIO })} />;
function Fallecido() {
  const form = useForm({ defaultValues: FALLECIDO_VACIO });
  return <SeccionFallecido form={form} exigido enMano={false} alElegirArchivo={nada} />;
}

const Auditoria = () => (
  <FiltrosAuditoria busqueda={DIRECCION_DE_AUDITORIA.leer({})} buscando={false} alBuscar={nada} />
);

const HOY = fecha('2026-11-21');
const NuevoParametro = () => (
  <FormularioParametro
    borradorDe="registro-parametro:ESTADO_CIVIL"
    lista="ESTADO_CIVIL"
    inicial={parametroToForm(null, HOY)}
    esNuevo
    guardado={{ ...ACCION, olvidar: nada, escribir: enviar }}
    alCerrar={nada}
  />
);
const VALOR = delCable<Parametro>({ id: 24, codigo: 'VIUDO', nombre: 'VIUDO', vigenteDesde: null, vigenteHasta: null });

interface CampoDeFecha {
  archivo: string;
  /** The field's label on the screen matches. */
  campo: RegExp;
  elemento: ReactNode;
}

/** Every date that somebody types stands here, with what draws it. */
export const CAMPOS_DE_FECHA: readonly CampoDeFecha[] = [
  {
    archivo: 'features/asegurado/lista-asegurados/filtros/FiltroFechas.tsx',
    campo: /^Fecha Inicio/,
    elemento: <Filtros />,
  },
  {
    archivo: 'features/asegurado/lista-asegurados/filtros/FiltroFechas.tsx',
    campo: /^Fecha Fin/,
    elemento: <Filtros />,
  },
  {
    archivo: 'features/estadistica/resumen-poblacion/Fechas.tsx',
    campo: /^Fecha Inicio/,
    elemento: <DelTablero />,
  },
  { archivo: 'features/estadistica/resumen-poblacion/Fechas.tsx', campo: /^Fecha Fin/, elemento: <DelTablero /> },
  {
    archivo: 'features/consulta/ConsultaDePersona.tsx',
    campo: /^Fecha de nacimiento/,
    elemento: (
      <ConsultaDePersona borrador="consultas/prueba" preguntar={async () => null}>
        {() => null}
      </ConsultaDePersona>
    ),
  },
  {
    archivo: 'features/certificado/certificado/PaginaCertificacion.tsx',
    campo: /^Fecha Nacimiento/,
    elemento: <FormularioCertificado buscando={false} alBuscar={nada} />,
  },
  {
    archivo: 'features/persona/TraerDelSegip.tsx',
    campo: /^Fecha de nacimiento/,
    elemento: <DialogoCedula idAfiliado={1} quien="" alCerrar={nada} alTerminar={nada} />,
  },
  { archivo: 'features/registro/CamposDocumento.tsx', campo: /^Fecha de nacimiento/, elemento: <Documento /> },
  {
    archivo: 'features/registro/validacion-beneficiario/SeccionTitular.tsx',
    campo: /^Nacimiento del titular/,
    elemento: <Titular />,
  },
  {
    archivo: 'features/registro/registro-beneficiario/PasoValidarBeneficiario.tsx',
    campo: /^Fecha de afiliación/,
    elemento: (
      <PanelNuevoBeneficiario
        titular={delCable<TitularDelPanel>({ titular: { fecha_afiliacion: '1980-01-02' }, resultado_persona: {} })}
        alEscribir={nada}
        alRegistrar={nada}
        alCerrar={nada}
      />
    ),
  },
  { archivo: 'features/afiliacion/campos-del-ente.ts', campo: /^Fecha de afiliación/, elemento: <Afiliacion /> },
  {
    archivo: 'features/afiliacion/CamposCondicion.tsx',
    campo: /^Certificado válido hasta/,
    elemento: <DeQuienEstudia />,
  },
  { archivo: 'features/empleador/SeccionEmpleador.tsx', campo: /^Fecha de ingreso/, elemento: <Empleador /> },
  {
    archivo: 'features/registro/registro-fallecido/SeccionFallecido.tsx',
    campo: /^Fecha de defunción/,
    elemento: <Fallecido />,
  },
  {
    archivo: 'features/registro/registro-fallecido/CamposIdentidad.tsx',
    campo: /^Fecha de nacimiento/,
    elemento: <Identidad />,
  },
  {
    archivo: 'features/ciclo/FormularioAmpliacion.tsx',
    campo: /^Fecha fin de ampliación/,
    elemento: (
      <FormularioAmpliacion
        borradorDe="ampliacion-titular:1"
        hechos={{ ...HECHOS, estado: 101 }}
        version={1}
        guardado={ACCION}
        alEnviar={enviar}
      />
    ),
  },
  {
    archivo: 'features/ciclo/FormularioBaja.tsx',
    campo: /^Fecha de baja/,
    elemento: (
      <FormularioBaja
        borradorDe="baja-titular:1"
        caso={{ hechos: HECHOS, codigoEntidad: 'NIT-1020304050', hoy: fecha('2026-11-21') }}
        version={1}
        guardado={ACCION}
        alEnviar={enviar}
      />
    ),
  },
  { archivo: 'features/usuario/usuario.form.ts', campo: /^Fecha de nacimiento/, elemento: <DeUsuario /> },
  { archivo: 'features/auditoria/auditoria/FiltrosAuditoria.tsx', campo: /^Desde/, elemento: <Auditoria /> },
  { archivo: 'features/auditoria/auditoria/FiltrosAuditoria.tsx', campo: /^Hasta/, elemento: <Auditoria /> },
  { archivo: 'features/parametro/FormularioParametro.tsx', campo: /^Vigente desde/, elemento: <NuevoParametro /> },
  {
    archivo: 'features/parametro/vigencia-parametro/DialogoVigencia.tsx',
    campo: /^Último día de vigencia/,
    elemento: <DialogoVigencia lista="ESTADO_CIVIL" valor={VALOR} alCerrar={nada} />,
  },
];
