<?xml version="1.0"?>
<!-- Of what Doxygen read, a line for each public name without a comment, and `seen FILES NAMES`. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:output method="text"/>

  <xsl:template match="/doxygenindex">
    <xsl:for-each select="compound[@kind != 'dir' and @kind != 'file']">
      <xsl:apply-templates select="document(concat(@refid, '.xml'), /)/doxygen/compounddef"/>
    </xsl:for-each>
    <xsl:value-of select="concat('seen ', count(compound[@kind = 'file']), ' ', count(compound[@kind != 'dir' and @kind != 'file'] | compound[@kind != 'file']/member[@kind != 'enumvalue']), '&#10;')"/>
  </xsl:template>

  <!-- A type, concept or namespace, and what is in it. Nothing within what is private is public. -->
  <xsl:template match="compounddef">
    <xsl:if test="not(@prot) or @prot = 'public'">
      <xsl:call-template name="complain"><xsl:with-param name="name" select="compoundname"/></xsl:call-template>
      <xsl:apply-templates select="sectiondef/memberdef[@prot = 'public']"/>
    </xsl:if>
  </xsl:template>

  <xsl:template match="memberdef">
    <xsl:call-template name="complain"><xsl:with-param name="name" select="definition | name[not(../definition)]"/></xsl:call-template>
  </xsl:template>

  <xsl:template match="memberdef[contains(argsstring, '=default') or contains(argsstring, '=delete')]"/>

  <xsl:template name="complain">
    <xsl:param name="name"/>
    <xsl:if test="not(normalize-space(briefdescription)) and not(normalize-space(detaileddescription))">
      <xsl:value-of select="concat(location/@file, ':', location/@line, ': ', @kind, ' ', $name, '&#10;')"/>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
