import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Alcance } from '../../features/asegurado/lista-asegurados/alcance.ts';
import { leerBusqueda } from '../../features/asegurado/lista-asegurados/direccion.ts';
import { FormularioFiltros } from '../../features/asegurado/lista-asegurados/filtros/FormularioFiltros.tsx';
import { useFiltros } from '../../features/asegurado/lista-asegurados/filtros/use-filtros.ts';
import { useListaAsegurados } from '../../features/asegurado/lista-asegurados/lista.api.ts';
import { DIRECCION_DE_AUDITORIA } from '../../features/auditoria/auditoria/busqueda.ts';
import { FiltrosAuditoria } from '../../features/auditoria/auditoria/FiltrosAuditoria.tsx';
import { useAuditoria } from '../../features/auditoria/auditoria/PaginaAuditoria.tsx';
import { PaginaCertificacion } from '../../features/certificado/certificado/PaginaCertificacion.tsx';
import { Paleta } from '../../features/paleta/Paleta.tsx';
import PanelNuevoBeneficiario from '../../features/registro/registro-beneficiario/PanelNuevoBeneficiario.tsx';
import type { TitularDelPanel } from '../../features/registro/registro-beneficiario/panel-beneficiario.form.ts';
import { PasoValidar } from '../../features/registro/registro-titular-lista/PanelRegistroTitular.tsx';
import { PASO1_VACIO } from '../../features/registro/registro-titular-lista/validacion-lista.form.ts';
import { PaginaAfiliacionBeneficiario } from '../../features/registro/validacion-beneficiario/PaginaAfiliacionBeneficiario.tsx';
import { PaginaValidarInformacion } from '../../features/registro/validacion-titular/PaginaValidarInformacion.tsx';
import { FormularioUsuario } from '../../features/usuario/FormularioUsuario.tsx';
import { type CamposUsuario, nuevo, toRequest } from '../../features/usuario/usuario.form.ts';
import { delCable } from '../../lib/testing/del-cable.ts';
import { PESTANAS } from '../consultas/pestanas.ts';

const nada = () => undefined;
const ALCANCE = delCable<Alcance>({ eligeEnte: false, idEnteGestor: null });

function Lista() {
  const [busqueda, setBusqueda] = useState(() => leerBusqueda({}));
  const { refetch } = useListaAsegurados(busqueda, busqueda.numeroDocumento !== '');
  const filtros = useFiltros(busqueda, (nuevos) =>
    nuevos.numeroDocumento === busqueda.numeroDocumento ? refetch() : setBusqueda({ ...busqueda, ...nuevos }),
  );
  return <FormularioFiltros filtros={filtros} alcance={ALCANCE} />;
}
function Auditoria() {
  const [busqueda, setBusqueda] = useState(() => DIRECCION_DE_AUDITORIA.leer({}));
  const { refetch } = useAuditoria(busqueda, '');
  return (
    <FiltrosAuditoria
      busqueda={busqueda}
      buscando={false}
      alBuscar={(nueva) =>
        nueva.numeroDocumento === busqueda.numeroDocumento ? void refetch() : setBusqueda({ ...nueva })
      }
    />
  );
}
const CUENTA: CamposUsuario = {
  ...nuevo({ roles: [], entes: [] }),
  usuario: 'martina.rojas',
  nombres: 'MARTINA',
  fechaNacimiento: '14/03/1985',
  correo: 'martina@sgpa.example',
  rol: 'OPE_AFILIACION',
  idEnteGestor: '1',
};
const DeUsuario = () => (
  <FormularioUsuario
    borradorDe="registro-usuario:nuevo"
    inicial={CUENTA}
    esNuevo
    opciones={{ roles: [], entes: [] }}
    guardado={{
      enviando: false,
      desenlace: null,
      olvidar: nada,
      escribir: async (campos) => {
        await fetch('/api', { method: 'POST', body: JSON.stringify(toRequest(campos)) });
      },
    }}
    alCerrar={nada}
  />
);
const PanelNuevoTitular = () => <PasoValidar form={useForm({ defaultValues: PASO1_VACIO })} alValidar={nada} />;

interface CampoDeNumero {
  /** The file draws the number's reader, or what leads to it; whoever draws another field of it has another row. */
  archivo: string;
  campo: string;
  elemento: ReactNode;
  /** The form asks for these too before it sends. */
  ademas: Readonly<Record<string, string>>;
  /** Something must be chosen from this list too. */
  elige?: string;
  /** Without a button, what is typed is sent by itself. */
  boton: string | null;
  /** The request has the number under this name. */
  pide: 'numeroDocumento' | 'numero_documento' | 'numero_documento_titular' | 'ci';
}

const NACIMIENTO = { 'Fecha de nacimiento': '14/03/1985' };
const PERSONA = { ...NACIMIENTO, Nombres: 'MARTINA' };
const TITULAR = { 'Documento del titular': '1000100', 'Nacimiento del titular': '14/03/1985' };

const DE_CONSULTAS = PESTANAS.filter(({ slug }) => slug !== 'consulta-empresa');

/** Every document number that somebody types stands here, with the screen that asks the server for it. */
export const CAMPOS_DE_NUMERO: readonly CampoDeNumero[] = [
  {
    archivo: 'features/asegurado/lista-asegurados/filtros/campos.tsx',
    campo: 'NRO. DOCUMENTO IDENTIDAD',
    elemento: <Lista />,
    ademas: {},
    boton: 'Buscar',
    pide: 'numeroDocumento',
  },
  {
    archivo: 'features/paleta/Paleta.tsx',
    campo: 'Número de documento, nombre o página',
    elemento: <Paleta menu={[]} alCerrar={nada} />,
    ademas: {},
    boton: null,
    pide: 'numeroDocumento',
  },
  {
    archivo: 'features/registro/validacion-titular/PaginaValidarInformacion.tsx',
    campo: 'Número de documento',
    elemento: <PaginaValidarInformacion variante="titular" />,
    ademas: PERSONA,
    boton: '1. VALIDAR INFORMACIÓN',
    pide: 'numero_documento',
  },
  {
    archivo: 'features/registro/validacion-titular/PaginaValidarInformacion.tsx',
    campo: 'Número de documento',
    elemento: <PaginaValidarInformacion variante="fallecido" />,
    ademas: PERSONA,
    boton: '1. VALIDAR INFORMACIÓN',
    pide: 'numero_documento',
  },
  {
    archivo: 'features/registro/validacion-beneficiario/SeccionTitular.tsx',
    campo: 'Documento del titular',
    elemento: <PaginaAfiliacionBeneficiario />,
    ademas: { 'Nacimiento del titular': '14/03/1985' },
    boton: 'BUSCAR TITULAR',
    pide: 'numero_documento_titular',
  },
  {
    archivo: 'features/registro/validacion-beneficiario/SeccionBeneficiario.tsx',
    campo: 'Número de documento',
    elemento: <PaginaAfiliacionBeneficiario />,
    ademas: { ...TITULAR, ...PERSONA },
    boton: '1. VALIDAR INFORMACIÓN',
    pide: 'numero_documento',
  },
  {
    archivo: 'features/registro/registro-titular-lista/PanelRegistroTitular.tsx',
    campo: 'Número de documento',
    elemento: <PanelNuevoTitular />,
    ademas: {},
    boton: 'Validar',
    pide: 'numero_documento',
  },
  {
    archivo: 'features/registro/registro-beneficiario/PasoValidarBeneficiario.tsx',
    campo: 'Número de documento',
    elemento: (
      <PanelNuevoBeneficiario
        titular={delCable<TitularDelPanel>({
          titular: { fecha_afiliacion: '1980-01-02', codigo_entidad: 'NIT-1020304050' },
          resultado_persona: { numero_documento: '1000100', complemento_documento: '', fecha_nacimiento: '1960-01-01' },
        })}
        alEscribir={nada}
        alRegistrar={nada}
        alCerrar={nada}
      />
    ),
    ademas: NACIMIENTO,
    elige: 'Parentesco con el titular',
    boton: 'Validar',
    pide: 'numero_documento',
  },
  ...DE_CONSULTAS.map(
    ({ slug, Consulta }): CampoDeNumero => ({
      archivo: 'features/consulta/ConsultaDePersona.tsx',
      campo: 'Número de documento',
      elemento: <Consulta borrador={`prueba/${slug}`} />,
      ademas: NACIMIENTO,
      boton: 'Buscar',
      pide: slug === 'estado-asegurado' ? 'numero_documento' : 'ci',
    }),
  ),
  {
    archivo: 'features/certificado/certificado/PaginaCertificacion.tsx',
    campo: 'Número Documento',
    elemento: <PaginaCertificacion />,
    ademas: { 'Fecha Nacimiento': '14/03/1985' },
    boton: 'Buscar',
    pide: 'numero_documento',
  },
  {
    archivo: 'features/usuario/FormularioUsuario.tsx',
    campo: 'Número de documento',
    elemento: <DeUsuario />,
    ademas: {},
    boton: 'Guardar',
    pide: 'ci',
  },
  {
    archivo: 'features/auditoria/auditoria/FiltrosAuditoria.tsx',
    campo: 'Número de documento',
    elemento: <Auditoria />,
    ademas: {},
    boton: 'Buscar',
    pide: 'numeroDocumento',
  },
];
